package puzzlescope.export.pdf;

import java.util.ArrayList;
import java.util.List;

/**
 * An element of the structure of a PDF file, such as a heading or a row of a table. Readers that speak a file follow
 * this structure. Source: ISO 32000-1, section 14.7.
 */
public final class PdfTag {

    /** The marked content with a number on a page. */
    private record Mark(int page, int number) {}

    private final String type;
    private final String alternative;
    private final List<Object> kids = new ArrayList<>();
    private int object;

    PdfTag(String type, String alternative) {
        this.type = type;
        this.alternative = alternative;
    }

    /** Adds an element within this one, of a standard type such as {@code TR}. */
    public PdfTag add(String within) {
        return add(within, "");
    }

    PdfTag add(String within, String text) {
        var tag = new PdfTag(within, text);
        kids.add(tag);
        return tag;
    }

    String type() {
        return type;
    }

    /** Returns the number of the element's object, once it was added to a file. */
    int object() {
        return object;
    }

    void mark(int page, int number) {
        kids.add(new Mark(page, number));
    }

    /**
     * Adds this element and those within it to a file.
     *
     * @param pages the numbers of the objects of the pages
     */
    void addTo(PdfObjects objects, int parent, List<Integer> pages) {
        object = objects.reserve();
        var children = new StringBuilder();
        for (var kid : kids) {
            if (kid instanceof PdfTag tag) {
                tag.addTo(objects, object, pages);
                children.append(tag.object).append(" 0 R ");
            } else if (kid instanceof Mark(int page, int number)) {
                children.append("<< /Type /MCR /Pg %d 0 R /MCID %d >> ".formatted(pages.get(page), number));
            }
        }
        objects.set(
                object,
                "<< /Type /StructElem /S /" + type + " /P " + parent + " 0 R"
                        + (alternative.isEmpty() ? "" : " /Alt " + PdfObjects.text(alternative)) + " /K [" + children
                        + "] >>");
    }
}
