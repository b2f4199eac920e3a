package puzzlescope.testkit;

import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import puzzlescope.engine.check.PuzzleCheck;
import puzzlescope.engine.check.RunRule;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.About;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;

/** Finds what the algorithms of a puzzle of the app lack, so that one failure tells all of it to whoever adds one. */
public final class AlgorithmParts {

    private static final int MOST_EVENTS = 20_000;
    private static final Words WORDS = new Words(Language.ENGLISH);
    private static final List<About.Topic> TOPICS = List.of(About.Topic.IDEA, About.Topic.COST, About.Topic.TRY);

    private final Puzzle puzzle;
    private final Set<String> missing = new LinkedHashSet<>();

    private AlgorithmParts(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** Returns a sentence for everything that is missing, or wrong in a run of the presets; empty if all are complete. */
    public static List<String> missing(Puzzle puzzle) {
        var parts = new AlgorithmParts(puzzle);
        parts.add(PuzzleCheck.structure(puzzle));
        parts.summaries();
        puzzle.listings().forEach(parts::texts);
        parts.repeatedKeys();
        puzzle.algorithms().forEach(parts::run);
        return List.copyOf(parts.missing);
    }

    private void add(List<Message> findings) {
        findings.forEach(finding -> missing.add(WORDS.localize(finding)));
    }

    private void summaries() {
        for (var language : Language.values()) {
            var keys = Words.keys(puzzle, language).orElse(Set.of());
            puzzle.algorithms().stream()
                    .map(algorithm -> puzzle.id() + ".algorithm." + algorithm.id() + ".about")
                    .filter(key -> !keys.contains(key))
                    .forEach(key ->
                            missing.add("The key %s is missing in %s.".formatted(key, Words.fileName(language))));
        }
    }

    private void texts(String part) {
        for (var language : Language.values()) {
            var topics = About.of(puzzle.id(), List.of(part), language).topics();
            if (topics.isEmpty()) {
                missing.add("The text %s.about is missing in %s.".formatted(part, language));
            } else if (!topics.containsAll(TOPICS)) {
                missing.add("%s.about in %s needs %s, but has only %s.".formatted(part, language, TOPICS, topics));
            }
        }
        if (!Listing.has(puzzle, part, Language.ENGLISH)) {
            return;
        }
        if (!Listing.codes(puzzle.id(), List.of(part)).contains(CodeLanguage.PYTHON)) {
            missing.add("The program " + part + ".py.listing is missing.");
        } else if (!labels(part, CodeLanguage.PYTHON).equals(labels(part, CodeLanguage.PSEUDOCODE))) {
            missing.add("%s.py.listing has the labels %s, the pseudocode %s."
                    .formatted(part, labels(part, CodeLanguage.PYTHON), labels(part, CodeLanguage.PSEUDOCODE)));
        }
    }

    private Set<String> labels(String part, CodeLanguage code) {
        return Listing.of(puzzle.id(), List.of(part), Language.ENGLISH, code).lines().stream()
                .map(Listing.Line::labels)
                .flatMap(Collection::stream)
                .collect(toCollection(TreeSet::new));
    }

    /** The later sentence would replace the earlier, which another algorithm may have under the same name of a kind. */
    private void repeatedKeys() {
        for (var language : Language.values()) {
            var file = Words.fileName(language);
            var seen = new HashSet<String>();
            text(file)
                    .lines()
                    .filter(line -> line.contains(" = "))
                    .map(line -> line.substring(0, line.indexOf(" = ")))
                    .filter(key -> !seen.add(key))
                    .forEach(key -> missing.add("The key " + key + " is twice in " + file + "."));
        }
    }

    private String text(String file) {
        try (var stream = puzzle.getClass().getResourceAsStream(file)) {
            return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void run(Algorithm algorithm) {
        var presets = puzzle.presets().with(puzzle.algorithmParameter(), algorithm.id());
        var check = new PuzzleCheck(puzzle, FieldComparison::difference, MOST_EVENTS);
        add(check.run(presets, List.copyOf(EnumSet.allOf(RunRule.class))));
    }
}
