package puzzlescope.picture.svg;

import java.util.HashMap;
import java.util.Map;
import puzzlescope.picture.Gradient;

/** Elements that a picture defines once and refers to by their ids, such as gradients and clips. */
final class SvgDefinitions {

    private final StringBuilder text = new StringBuilder();
    private final Map<Object, String> ids = new HashMap<>();

    /**
     * Defines an element, unless an equal one is defined already.
     *
     * @param key equal for equal elements
     * @return its id
     */
    String define(Object key, String tag, String attributes, String content) {
        return ids.computeIfAbsent(key, _ -> {
            var id = "d" + ids.size();
            text.append("<" + tag + " id=\"" + id + "\"" + attributes + ">")
                    .append(content)
                    .append("</" + tag + ">\n");
            return id;
        });
    }

    /** Defines a gradient; returns its id. */
    String define(Gradient gradient) {
        var stops = new StringBuilder();
        for (var stop : gradient.stops()) {
            stops.append("<stop")
                    .append(SvgAttributes.of("offset", stop.at()))
                    .append(SvgAttributes.of("stop-color", stop.color().hex()))
                    .append(SvgAttributes.share("stop-opacity", stop.color().opacity()))
                    .append("/>");
        }
        var attributes = SvgAttributes.of("gradientUnits", "userSpaceOnUse")
                + SvgAttributes.of("x1", gradient.x1())
                + SvgAttributes.of("y1", gradient.y1())
                + SvgAttributes.of("x2", gradient.x2())
                + SvgAttributes.of("y2", gradient.y2());
        return define(gradient, "linearGradient", attributes, stops.toString());
    }

    String svg() {
        return text.toString();
    }
}
