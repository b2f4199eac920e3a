package puzzlescope.export.pdf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import puzzlescope.picture.Color;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.svg.SvgNumbers;

/** The resources shared by a file's pages: fonts, opacities, gradients and images. */
final class PdfResources {

    private static final int FULL = 255;
    private static final int PERCENT = 100;

    final PdfLetters letters = new PdfLetters();
    private final PdfObjects file;
    private final Map<Integer, String> opacities = new LinkedHashMap<>();
    private final Map<Gradient, Integer> gradients = new LinkedHashMap<>();
    private final List<Integer> images = new ArrayList<>();

    PdfResources(PdfObjects file) {
        this.file = file;
    }

    /** Returns the operators that set the opacity, from 0 to 1. */
    String opacity(double share) {
        int percent = (int) Math.round(share * PERCENT);
        return percent >= PERCENT ? "" : opacities.computeIfAbsent(percent, each -> "/G" + each + " gs\n");
    }

    /** Returns the operators that paint a gradient. */
    String gradient(Gradient gradient) {
        int number = gradients.computeIfAbsent(gradient, this::shading);
        return "/S" + number + " sh\n";
    }

    private int shading(Gradient gradient) {
        var functions = new StringBuilder();
        var bounds = new StringBuilder();
        var stops = gradient.stops();
        for (int i = 1; i < stops.size(); i++) {
            functions
                    .append("<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [")
                    .append(rgb(stops.get(i - 1).color()))
                    .append("] /C1 [")
                    .append(rgb(stops.get(i).color()))
                    .append("] >> ");
            bounds.append(i < stops.size() - 1 ? SvgNumbers.fine(stops.get(i).at()) + " " : "");
        }
        return file.add("<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [" + SvgNumbers.of(gradient.x1()) + " "
                + SvgNumbers.of(gradient.y1()) + " " + SvgNumbers.of(gradient.x2()) + " " + SvgNumbers.of(gradient.y2())
                + "] /Extend [true true] /Function << /FunctionType 3 /Domain [0 1] /Functions [" + functions
                + "] /Bounds [" + bounds + "] /Encode [" + "0 1 ".repeat(stops.size() - 1) + "] >> >>");
    }

    /** Returns the components of a colour in PDF syntax. */
    static String rgb(Color color) {
        return SvgNumbers.fine(color.red()) + " " + SvgNumbers.fine(color.green()) + " "
                + SvgNumbers.fine(color.blue());
    }

    /** Returns the operators that draw an image into the unit square from (0, 0) to (1, 1). */
    String image(Pixels pixels) {
        int count = pixels.width() * pixels.height();
        var colors = new byte[3 * count];
        var opacity = new byte[count];
        for (int i = 0; i < count; i++) {
            int pixel = pixels.data()[i];
            int alpha = pixel >>> 24;
            opacity[i] = (byte) alpha;
            for (int part = 0; part < 3; part++) {
                int value = pixel >> 8 * (2 - part) & FULL;
                colors[3 * i + part] = (byte) (alpha == 0 ? 0 : Math.min(FULL, (value * FULL + alpha / 2) / alpha));
            }
        }
        var size = "/Type /XObject /Subtype /Image /BitsPerComponent 8 /Width " + pixels.width() + " /Height "
                + pixels.height();
        int mask = file.stream(size + " /ColorSpace /DeviceGray", opacity);
        images.add(file.stream(size + " /ColorSpace /DeviceRGB /SMask " + mask + " 0 R", colors));
        return "/I" + images.getLast() + " Do\n";
    }

    /** Adds the remaining resources to the file and returns their dictionary. */
    String dictionary() {
        var states = new StringBuilder();
        opacities.keySet().forEach(percent -> {
            var share = SvgNumbers.of(percent / (double) PERCENT);
            states.append(" /G" + percent + " << /ca " + share + " /CA " + share + " >>");
        });
        var shadings = new StringBuilder();
        gradients.values().forEach(number -> shadings.append(" /S" + number + " " + number + " 0 R"));
        var pictures = new StringBuilder();
        images.forEach(number -> pictures.append(" /I" + number + " " + number + " 0 R"));
        return "<< /Font " + letters.addTo(file) + " /ExtGState <<" + states + " >> /Shading <<" + shadings
                + " >> /XObject <<" + pictures + " >> >>";
    }
}
