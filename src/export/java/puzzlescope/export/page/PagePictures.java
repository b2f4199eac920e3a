package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.text.Words;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.ExportRequest;

/** The pictures of all positions in every language and theme, each as the difference from the previous one. */
final class PagePictures {

    static final List<String> THEMES = List.of("light", "dark", "contrast");

    private final String shown;
    private final List<List<BoardPicture>> boards;
    private final ThemedLines lines = new ThemedLines();
    private final List<List<Track>> tracks = new ArrayList<>();
    private String first = "";

    /** @param shown the initial theme */
    PagePictures(ExportRequest exportRequest, List<Words> all, String shown) {
        this.shown = shown;
        boards = all.stream()
                .map(words -> THEMES.stream()
                        .map(theme -> exportRequest.board(theme, words))
                        .toList())
                .toList();
        boards.forEach(
                language -> tracks.add(language.stream().map(_ -> new Track()).toList()));
    }

    void add(long position) {
        for (int language = 0; language < boards.size(); language++) {
            var documents = boards.get(language).stream()
                    .map(board -> board.svg(position))
                    .toList();
            if (first.isEmpty()) {
                first = documents.get(Math.max(0, THEMES.indexOf(shown)));
            }
            var numbers = lines.numbers(documents);
            for (int theme = 0; theme < numbers.length; theme++) {
                tracks.get(language).get(theme).add(numbers[theme]);
            }
        }
    }

    /** Returns the first position in the first language and the initial theme. */
    String first() {
        return first;
    }

    List<String> lines() {
        return lines.lines();
    }

    List<List<String>> colors() {
        return lines.colors();
    }

    /** Returns the distinct sequences of differences. */
    List<List<List<Integer>>> changes() {
        return tracks.stream()
                .flatMap(List::stream)
                .map(track -> track.changes)
                .distinct()
                .toList();
    }

    /** Returns, for each language and theme, the index of its differences. */
    List<List<Integer>> uses() {
        var distinct = changes();
        return tracks.stream()
                .map(language -> language.stream()
                        .map(track -> distinct.indexOf(track.changes))
                        .toList())
                .toList();
    }

    private static final class Track {

        private final List<List<Integer>> changes = new ArrayList<>();
        private int[] last = {};

        void add(int[] numbers) {
            changes.add(LineDelta.of(last, numbers));
            last = numbers;
        }
    }
}
