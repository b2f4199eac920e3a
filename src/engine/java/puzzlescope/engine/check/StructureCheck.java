package puzzlescope.engine.check;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;

/** The rules on what a puzzle brings beside its runs: messages and listings. Nothing is run. */
final class StructureCheck {

    private final Puzzle puzzle;
    private final Findings findings;
    private final List<Instance> instances = new ArrayList<>();

    StructureCheck(Puzzle puzzle, Findings findings) {
        this.puzzle = puzzle;
        this.findings = findings;
    }

    /** Returns whether the puzzle has all words of its runs. */
    boolean check() {
        if (!haveWords()) {
            return false;
        }
        var words = new Words(Language.ENGLISH, puzzle);
        inputs(words);
        puzzle.algorithms().forEach(algorithm -> instances.add(instance(algorithm)));
        listings();
        for (var instance : instances) {
            results(instance, words);
            counters(instance, words);
            measure(instance, words);
        }
        labels();
        sameKeys();
        return findings.all().isEmpty();
    }

    private Instance instance(Algorithm algorithm) {
        var choice = puzzle.algorithmParameter();
        return puzzle.instance(puzzle.presets().with(choice, algorithm.id()));
    }

    /** Returns whether the messages of all languages can be read. */
    private boolean haveWords() {
        var type = puzzle.getClass();
        if (!type.getModule().isOpen(type.getPackageName(), StructureCheck.class.getModule())) {
            findings.add(
                    "check.not-open", type.getPackageName(), type.getModule().getName());
            return false;
        }
        for (var language : Language.values()) {
            if (Words.keys(puzzle, language).isEmpty()) {
                findings.add("check.no-words", Words.fileName(language), type.getName());
                return false;
            }
        }
        return true;
    }

    private void inputs(Words words) {
        var id = puzzle.id();
        require(words, id + ".name");
        require(words, id + ".summary");
        for (var parameter : puzzle.parameters()) {
            var key = id + "." + parameter.name();
            require(words, key);
            require(words, key + ".help");
            if (parameter instanceof ChoiceParameter<?> choice) {
                choice.choices().forEach(each -> require(words, key + "." + each));
            }
        }
        if (puzzle.ownInstance().isPresent()) {
            require(words, id + ".own.begin");
        }
        if (puzzle.gameRules().isPresent()) {
            require(words, puzzle.gameHelp(puzzle.presets()).key());
        }
    }

    private void results(Instance instance, Words words) {
        var counted = instance.countedEvents();
        if (counted.has(Role.SOLUTION)) {
            require(words, counted.result());
            require(words, counted.result() + ".none");
        }
        if (counted.has(Role.DEAD_END)) {
            require(words, counted.deadEnd());
        }
    }

    private void counters(Instance instance, Words words) {
        var counted = instance.countedEvents();
        Stream.concat(Stream.of(counted.counts()), counted.phases().values().stream())
                .flatMap(counts -> counts.figures().stream())
                .forEach(figure -> require(words, puzzle.id() + ".counter." + figure.name()));
    }

    private void measure(Instance instance, Words words) {
        var measure = instance.measure();
        for (int part = 0; part < measure.parts(); part++) {
            require(words, measure.name(part).key());
            require(words, measure.value(part, 1).key());
            require(words, measure.range(part, 1, 2).key());
        }
    }

    /** Requires a key of the default language; {@link #sameKeys} compares the others with it. */
    private void require(Words words, String key) {
        if (!words.has(key)) {
            findings.add("check.key", key, Words.fileName(Language.ENGLISH));
        }
    }

    private void sameKeys() {
        var english = Words.keys(puzzle, Language.ENGLISH).orElseThrow();
        for (var language : Language.values()) {
            var theirs = Words.keys(puzzle, language).orElseThrow();
            missing(english, theirs).forEach(key -> findings.add("check.key", key, Words.fileName(language)));
            missing(theirs, english).forEach(key -> findings.add("check.key", key, Words.fileName(Language.ENGLISH)));
        }
    }

    private static Set<String> missing(Set<String> wanted, Set<String> there) {
        var missing = new TreeSet<>(wanted);
        missing.removeAll(there);
        return missing;
    }

    private Set<String> parts() {
        var parts = new LinkedHashSet<>(puzzle.listings());
        instances.forEach(instance -> parts.addAll(instance.listing()));
        return parts;
    }

    private void listings() {
        for (var part : parts()) {
            for (var language : Language.values()) {
                if (!Listing.has(puzzle, part, language)) {
                    findings.add("check.listing", Listing.fileName(part, language));
                }
            }
        }
    }

    /**
     * Kinds may belong to several algorithms, so that a label may be in any listing; those of games by hand have none.
     */
    private void labels() {
        for (var language : Language.values()) {
            var parts = parts().stream()
                    .filter(part -> Listing.has(puzzle, part, language))
                    .toList();
            var listing = Listing.of(puzzle, parts, language);
            instances.stream()
                    .flatMap(instance -> instance.vocabulary().kinds().stream())
                    .filter(kind -> !kind.label().isEmpty() && listing.lineOf(kind.label()) < 0)
                    .forEach(kind -> findings.add("check.label", kind.label(), kind.name(), files(parts, language)));
        }
    }

    static String files(List<String> parts, Language language) {
        return parts.stream().map(part -> Listing.fileName(part, language)).collect(joining(", "));
    }
}
