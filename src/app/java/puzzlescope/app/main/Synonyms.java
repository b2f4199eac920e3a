package puzzlescope.app.main;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/**
 * Groups of words for the same thing, such as the name of an inventor in both scripts, in lower case. Immutable; any
 * thread.
 */
record Synonyms(List<List<String>> groups) {

    /** Reads the groups of all languages from their messages, where a semicolon ends a group and a comma a word. */
    static Synonyms ofAllLanguages() {
        return new Synonyms(Stream.of(Language.values())
                .map(language ->
                        new Words(language).localize("palette.synonyms").toLowerCase(Locale.ROOT))
                .flatMap(text -> Stream.of(text.split("[;；]")))
                .map(group -> Stream.of(group.split("[,，]")).map(String::strip).toList())
                .toList());
    }

    /** Returns a text in lower case, followed by the words that mean the same as one of its own. */
    String added(String text) {
        return Stream.concat(
                        Stream.of(text),
                        groups.stream()
                                .filter(group -> group.stream().anyMatch(text::contains))
                                .flatMap(List::stream))
                .collect(Collectors.joining(" "));
    }
}
