package puzzlescope.tiles.picture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Color;
import puzzlescope.picture.Surface;

/**
 * A vector picture, crisp at any size. Read from a file of lines {@code fill COLOUR PATH} and
 * {@code stroke COLOUR WIDTH PATH} with SVG paths on a square of {@value #SIDE} by {@value #SIDE}.
 */
public record TileDrawing(List<Shape> shapes) {

    public static final List<String> BUNDLED = List.of("landscape", "cat", "rosette");

    /** Value of the choice for tiles with numbers only. */
    public static final String NONE = "numbers";

    private static final double SIDE = 100;

    /** @param width of the line; 0 if the shape is filled */
    private record Shape(Color color, double width, String path) {

        static Shape of(String line) {
            boolean filled = line.startsWith("fill");
            var words = line.split(" ", filled ? 3 : 4);
            return new Shape(Color.web(words[1]), filled ? 0 : Double.parseDouble(words[2]), words[words.length - 1]);
        }

        void paint(Surface surface) {
            surface.beginPath();
            surface.svgPath(path);
            if (width > 0) {
                surface.setStroke(color);
                surface.setLineWidth(width);
                surface.stroke();
            } else {
                surface.setFill(color);
                surface.fill();
            }
        }
    }

    public static TileDrawing bundled(String name) {
        var file = "/puzzlescope/tiles/" + name + ".picture";
        try (var stream = TileDrawing.class.getResourceAsStream(file)) {
            return parse(file, stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static TileDrawing parse(String file, @Nullable String text) {
        if (text == null) {
            throw new IllegalStateException("there is no " + file);
        }
        return new TileDrawing(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Shape::of)
                .toList());
    }

    /** Paints the picture on a square with sides of this length, in px. */
    public void paint(Surface surface, double side) {
        surface.save();
        surface.scale(side / SIDE, side / SIDE);
        shapes.forEach(shape -> shape.paint(surface));
        surface.restore();
    }
}
