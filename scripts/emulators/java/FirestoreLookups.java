import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The documents that Storage rules ask for with firestore.get() and firestore.exists(): this program
 * cannot read them, the emulator fetches each and sends it back under the id of the request.
 */
final class FirestoreLookups {
  private record Lookup(
      String function, ExpressionValue path, SettableFuture<ExecutionResponse> response) {}

  /** By request. The emulator answers one question of a request at a time: the others wait their turn. */
  private final Map<Integer, Deque<Lookup>> waiting = new HashMap<>();
  private final Consumer<JsonObject> send;

  FirestoreLookups(Consumer<JsonObject> send) {
    this.send = send;
  }

  AsyncRuntimeFunction function(int id, String name) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        Lookup lookup = new Lookup(name, request.getArguments(0), SettableFuture.create());
        Deque<Lookup> queue = waiting.computeIfAbsent(id, unused -> new ArrayDeque<>());
        queue.add(lookup);
        if (queue.size() == 1) {
          send.accept(question(id, lookup.path()));
        }
        return lookup.response();
      }
    };
  }

  void finish(int id, JsonObject found) {
    Deque<Lookup> queue = waiting.get(id);
    if (queue == null) {
      throw new IllegalStateException("Nobody waits for this document.");
    }
    Lookup lookup = queue.remove();
    if (queue.isEmpty()) {
      waiting.remove(id);
    } else {
      send.accept(question(id, queue.element().path()));
    }
    boolean exists = found.get("status").getAsString().equals("ok");
    ExpressionValue value;
    if (lookup.function().equals("firestore.exists")) {
      value = ExpressionValue.newBuilder().setBoolValue(exists).build();
    } else {
      value = exists ? FirestoreDocument.value(found.getAsJsonObject("result")) : FirestoreDocument.NULL;
    }
    lookup.response().set(ExecutionResponse.newBuilder().setValue(value).build());
  }

  /** Under the id of the request itself: the emulator gives that id to the next message it sends. */
  private static JsonObject question(int id, ExpressionValue path) {
    StringBuilder address = new StringBuilder();
    path.getPathValue().getSegmentsList().forEach(s -> address.append('/').append(s.getSimple()));
    JsonObject context = new JsonObject();
    context.addProperty("path", address.toString());
    JsonObject question = new JsonObject();
    question.addProperty("id", id);
    question.addProperty("server_request_id", id);
    question.addProperty("status", "ok");
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    question.add("errors", new JsonArray());
    question.add("warnings", new JsonArray());
    return question;
  }
}
