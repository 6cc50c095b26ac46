import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Answers the Storage emulator of firebase-tools as its own rules runtime does, with the rules engine
 * of the Firestore emulator's jar: JSON lines on standard input and output, one answer per request id.
 * Every failure here is answered as an error, which the emulator treats as a denial.
 */
public final class StorageRulesRuntime {
  private static final Gson GSON = new Gson();
  // Only answers may reach standard output: what the engine prints itself goes to standard error.
  private static final PrintStream ANSWERS =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    System.setOut(System.err);
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    send(answer(-1, "started"));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      runtime.handle(line);
    }
  }

  private void handle(String line) {
    int id = -1;
    String action = "unknown";
    try {
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      id = request.get("id").getAsInt();
      action = request.get("action").getAsString();
      JsonObject context = request.getAsJsonObject("context");
      switch (action) {
        case "load_ruleset" -> send(load(id, context));
        case "verify" -> send(verify(id, context));
        default -> send(failure(id, action, "Unknown request: " + action));
      }
    } catch (Exception | LinkageError e) {
      send(failure(id, action, e.toString()));
    }
  }

  private JsonObject load(int id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    // Without cross-service rules: a rule with firestore.get() or firestore.exists() denies.
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());

    JsonObject answer = answer(id, "load_ruleset");
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (compiled.hasCompilationError()) {
      if (answer.getAsJsonArray("errors").isEmpty()) {
        answer.getAsJsonArray("errors").add("The rules could not be compiled.");
      }
      return answer;
    }
    String name = context.get("rulesetName").getAsString();
    rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    answer.add("result", result);
    return answer;
  }

  private JsonObject verify(int id, JsonObject context) throws Exception {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : context.get("path").getAsString().split("/")) {
      if (!segment.isEmpty()) {
        path.addSegmentsBuilder().setSimple(segment);
      }
    }
    RuleContext.Builder request =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(path.build());
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      request.supplyVariable(variable.getKey(), value.build());
    }
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) {
      throw new IllegalStateException("These rules were never loaded.");
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", ruleset.evaluate(request.build()).get().permit());
    JsonObject answer = answer(id, "verify");
    answer.add("result", result);
    return answer;
  }

  /** The shape firebase-tools reads an issue's place from. */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    JsonObject described = new JsonObject();
    described.add("sourcePosition_", position);
    described.addProperty("description_", issue.getDescription());
    return GSON.toJson(described);
  }

  private static JsonObject answer(int id, String action) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.addProperty("action", action);
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  private static JsonObject failure(int id, String action, String reason) {
    JsonObject answer = answer(id, action);
    answer.getAsJsonArray("errors").add(reason);
    return answer;
  }

  private static void send(JsonObject answer) {
    ANSWERS.println(GSON.toJson(answer));
  }
}
