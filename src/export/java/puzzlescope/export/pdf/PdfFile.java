package puzzlescope.export.pdf;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.picture.Style;
import puzzlescope.picture.svg.SvgNumbers;

/** A PDF file with A4 pages. The same pages give the same bytes on the same machine. */
public final class PdfFile {

    /** The size of a page in points, of which an inch has 72. */
    public static final double WIDTH = 595.28;

    public static final double HEIGHT = 841.89;

    private final PdfObjects objects = new PdfObjects();
    private final PdfResources resources = new PdfResources(objects);
    private final List<PdfSurface> pages = new ArrayList<>();
    private final Style style;

    /** @param style measures text for the layout of pictures */
    public PdfFile(Style style) {
        this.style = style;
    }

    /** Returns a picture that can be put on a page. */
    public PdfSurface picture(double width, double height) {
        return new PdfSurface(resources, width, height, style);
    }

    /** Adds a page. */
    public PdfSurface page() {
        pages.add(picture(WIDTH, HEIGHT));
        return pages.getLast();
    }

    /**
     * Returns the whole file.
     *
     * @param language the language of its texts, such as {@code zh-CN}
     */
    public byte[] bytes(String title, String language) {
        int tree = objects.reserve();
        int shared = objects.reserve();
        var kids = new StringBuilder();
        for (var page : pages) {
            // In PDF, y grows upwards.
            int content = objects.stream("", "1 0 0 -1 0 " + SvgNumbers.of(HEIGHT) + " cm\n" + page.content());
            kids.append(objects.add("<< /Type /Page /Parent " + tree + " 0 R /MediaBox [0 0 " + SvgNumbers.of(WIDTH)
                            + " " + SvgNumbers.of(HEIGHT) + "] /Resources " + shared + " 0 R /Contents " + content
                            + " 0 R >>"))
                    .append(" 0 R ");
        }
        objects.set(shared, resources.dictionary());
        objects.set(tree, "<< /Type /Pages /Kids [" + kids + "] /Count " + pages.size() + " >>");
        int catalog = objects.add("<< /Type /Catalog /Pages " + tree + " 0 R /Lang (" + language
                + ") /ViewerPreferences << /DisplayDocTitle true >> >>");
        int info = objects.add("<< /Title " + PdfObjects.text(title) + " /Producer (Puzzlescope) >>");
        return objects.file(catalog, info);
    }
}
