package puzzlescope.export.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
    private final PdfTag document = new PdfTag("Document", "");
    private final Style style;

    /** @param style measures text for the layout of pictures */
    public PdfFile(Style style) {
        this.style = style;
    }

    /** Returns a picture that can be put on a page. */
    public PdfSurface picture(double width, double height) {
        return new PdfSurface(resources, width, height, style);
    }

    public PdfSurface page() {
        pages.add(picture(WIDTH, HEIGHT));
        return pages.getLast();
    }

    /** Adds an element to the structure in reading order, of a standard type such as {@code P}. */
    public PdfTag tag(String type) {
        return document.add(type);
    }

    /** Adds a figure to the structure, with the text that is spoken instead of it. */
    public PdfTag figure(String alternative) {
        return document.add("Figure", alternative);
    }

    /** Draws on a page what belongs to an element of the structure. */
    public void draw(PdfSurface page, PdfTag tag, Runnable drawing) {
        page.mark(tag, pages.indexOf(page), drawing);
    }

    /**
     * Returns the whole file.
     *
     * @param language the language of its texts, such as {@code zh-CN}
     */
    public byte[] bytes(String title, String language) {
        int tree = objects.reserve();
        int shared = objects.reserve();
        var numbers = new ArrayList<Integer>();
        for (var page : pages) {
            page.settle();
            // In PDF, y grows upwards.
            int content = objects.stream("", "1 0 0 -1 0 " + SvgNumbers.of(HEIGHT) + " cm\n" + page.content());
            numbers.add(objects.add("<< /Type /Page /Parent " + tree + " 0 R /MediaBox [0 0 " + SvgNumbers.of(WIDTH)
                    + " " + SvgNumbers.of(HEIGHT) + "] /Resources " + shared + " 0 R /Contents " + content
                    + " 0 R /StructParents " + numbers.size() + " /Tabs /S >>"));
        }
        objects.set(shared, resources.dictionary());
        objects.set(tree, "<< /Type /Pages /Kids [" + references(numbers) + "] /Count " + pages.size() + " >>");
        int catalog = objects.add("<< /Type /Catalog /Pages " + tree + " 0 R /Lang (" + language
                + ") /MarkInfo << /Marked true >> /StructTreeRoot " + structure(numbers)
                + " 0 R /ViewerPreferences << /DisplayDocTitle true >> >>");
        int info = objects.add("<< /Title " + PdfObjects.text(title) + " /Producer (Puzzlescope) >>");
        return objects.file(catalog, info);
    }

    private int structure(List<Integer> numbers) {
        int root = objects.reserve();
        document.addTo(objects, root, numbers);
        var parents = new StringBuilder();
        for (int page = 0; page < pages.size(); page++) {
            var marked = pages.get(page).marks().stream().map(PdfTag::object).toList();
            parents.append(page).append(" [").append(references(marked)).append("] ");
        }
        objects.set(
                root,
                "<< /Type /StructTreeRoot /K [" + document.object() + " 0 R] /ParentTree << /Nums [" + parents
                        + "] >> >>");
        return root;
    }

    private static String references(List<Integer> numbers) {
        return numbers.stream().map(number -> number + " 0 R").collect(Collectors.joining(" "));
    }
}
