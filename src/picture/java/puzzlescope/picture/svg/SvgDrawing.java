package puzzlescope.picture.svg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import puzzlescope.picture.Box;

/**
 * A picture as SVG, element by element, the lowest first.
 *
 * @param width in px, like the height
 * @param definitions elements referred to by their ids, or an empty text
 */
public record SvgDrawing(double width, double height, String definitions, List<SvgElement> elements) {

    private static final int NOWHERE = -1;

    /** The whole picture as a document. */
    public String document() {
        return document(new Box(0, 0, width, height));
    }

    /** A part of the picture as a document, at the same scale. */
    public String document(Box part) {
        return document(part, _ -> true, SvgImage::address);
    }

    /** Returns a document with a title and a description, which are spoken to those who cannot see it. */
    public static String described(String document, String title, String description) {
        int body = document.indexOf(">\n") + 2;
        return document.substring(0, body).replaceFirst("<svg ", "<svg role=\"img\" ")
                + "<title>" + Xml.escaped(title) + "</title>\n<desc>" + Xml.escaped(description) + "</desc>\n"
                + document.substring(body);
    }

    /**
     * The elements that match, at the picture's size.
     *
     * @param address returns the address of an image
     */
    public String document(Predicate<SvgElement> wanted, Function<SvgImage, String> address) {
        return document(new Box(0, 0, width, height), wanted, address);
    }

    /** Returns whether the referenced definitions are the same in both pictures. */
    public boolean hasSameReferences(SvgDrawing other) {
        return definitions.startsWith(other.definitions) || other.definitions.startsWith(definitions);
    }

    /** The elements in which two pictures differ: without them both have the same elements in the same order. */
    public List<SvgElement> changesFrom(SvgDrawing before) {
        int start = same(before.elements, elements);
        var old = before.elements.subList(start, before.elements.size());
        var now = elements.subList(start, elements.size());
        int end = same(old.reversed(), now.reversed());
        return changes(old.subList(0, old.size() - end), now.subList(0, now.size() - end));
    }

    /** Length of the common prefix of two lists. */
    private static int same(List<SvgElement> one, List<SvgElement> other) {
        int most = Math.min(one.size(), other.size());
        int count = 0;
        while (count < most && one.get(count).look().equals(other.get(count).look())) {
            count++;
        }
        return count;
    }

    private static List<SvgElement> changes(List<SvgElement> old, List<SvgElement> now) {
        int[] places = places(now, old);
        int[] kept = longestRise(places);
        var changes = new ArrayList<SvgElement>();
        int next = 0;
        for (int here : kept) {
            changes.addAll(old.subList(next, places[here]));
            next = places[here] + 1;
        }
        changes.addAll(old.subList(next, old.size()));
        next = 0;
        for (int here : kept) {
            changes.addAll(now.subList(next, here));
            next = here + 1;
        }
        changes.addAll(now.subList(next, now.size()));
        return changes;
    }

    /** The index of each element in another list, or {@link #NOWHERE}. Equal elements are matched in order. */
    private static int[] places(List<SvgElement> elements, List<SvgElement> others) {
        Map<Object, Deque<Integer>> places = HashMap.newHashMap(others.size());
        for (int i = 0; i < others.size(); i++) {
            places.computeIfAbsent(others.get(i).look(), _ -> new ArrayDeque<>(1))
                    .add(i);
        }
        return elements.stream()
                .mapToInt(element -> {
                    var left = places.get(element.look());
                    return left == null || left.isEmpty() ? NOWHERE : left.remove();
                })
                .toArray();
    }

    /** The indices of a longest increasing subsequence of places (C. Schensted, 1961). */
    private static int[] longestRise(int[] places) {
        int[] ends = new int[places.length];
        int[] before = new int[places.length];
        int length = 0;
        for (int i = 0; i < places.length; i++) {
            if (places[i] == NOWHERE) {
                continue;
            }
            int low = 0;
            int high = length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (places[ends[middle]] < places[i]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            before[i] = low == 0 ? NOWHERE : ends[low - 1];
            ends[low] = i;
            length = Math.max(length, low + 1);
        }
        int[] rise = new int[length];
        for (int i = length - 1, at = length == 0 ? NOWHERE : ends[length - 1]; i >= 0; i--, at = before[at]) {
            rise[i] = at;
        }
        return rise;
    }

    private String document(Box part, Predicate<SvgElement> wanted, Function<SvgImage, String> address) {
        var size = SvgNumbers.of(part.width()) + "\" height=\"" + SvgNumbers.of(part.height());
        var box = String.join(
                " ",
                SvgNumbers.of(part.left()),
                SvgNumbers.of(part.top()),
                SvgNumbers.of(part.width()),
                SvgNumbers.of(part.height()));
        var body = elements.stream()
                .filter(wanted)
                .map(element -> element.svg(address))
                .collect(Collectors.joining());
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" + size
                + "\" viewBox=\"" + box + "\">\n"
                + (definitions.isEmpty() ? "" : "<defs>\n" + definitions + "</defs>\n")
                + body + "</svg>\n";
    }
}
