import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.JsonFormat;
import java.util.Map;

/** A document of Firestore's REST interface as rules see it: `data`, `id` and `__name__`. */
final class FirestoreDocument {
  static final ExpressionValue NULL =
      ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();

  private FirestoreDocument() {}

  static ExpressionValue value(JsonObject document) {
    ExpressionPathValue name = path(document.get("name").getAsString());
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    value
        .getMapValueBuilder()
        .putFields("data", map(document.getAsJsonObject("fields")))
        .putFields(
            "id",
            ExpressionValue.newBuilder()
                .setStringValue(name.getSegments(name.getSegmentsCount() - 1).getSimple())
                .build())
        .putFields("__name__", ExpressionValue.newBuilder().setPathValue(name).build());
    return value.build();
  }

  private static ExpressionValue field(JsonObject typed) {
    Map.Entry<String, JsonElement> entry = typed.entrySet().iterator().next();
    JsonElement content = entry.getValue();
    return switch (entry.getKey()) {
      case "mapValue" -> map(content.getAsJsonObject().getAsJsonObject("fields"));
      case "arrayValue" -> list(content.getAsJsonObject());
      case "referenceValue" ->
          ExpressionValue.newBuilder().setPathValue(path(content.getAsString())).build();
      case "integerValue" -> scalar("intValue", content);
      case "doubleValue" -> scalar("floatValue", content);
      case "booleanValue" -> scalar("boolValue", content);
      case "geoPointValue" -> scalar("latlngValue", content);
      default -> scalar(entry.getKey(), content);
    };
  }

  private static ExpressionValue map(JsonObject fields) {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    // An empty map has no `fields` at all, and must still be a map.
    value.getMapValueBuilder();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> entry : fields.entrySet()) {
        value
            .getMapValueBuilder()
            .putFields(entry.getKey(), field(entry.getValue().getAsJsonObject()));
      }
    }
    return value.build();
  }

  private static ExpressionValue list(JsonObject array) {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    value.getListValueBuilder();
    if (array.has("values")) {
      for (JsonElement element : array.getAsJsonArray("values")) {
        value.getListValueBuilder().addValues(field(element.getAsJsonObject()));
      }
    }
    return value.build();
  }

  private static ExpressionPathValue path(String name) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : name.split("/")) {
      path.addSegmentsBuilder().setSimple(segment);
    }
    return path.build();
  }

  private static ExpressionValue scalar(String kind, JsonElement content) {
    JsonObject typed = new JsonObject();
    typed.add(kind, content);
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    try {
      JsonFormat.parser().merge(typed.toString(), value);
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalArgumentException("A field could not be read: " + kind, e);
    }
    return value.build();
  }
}
