package puzzlescope.program.source;

import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** A sentence of the Java compiler, which has its own in both languages. Immutable; any thread. */
record CompilerText(String english, String chinese) implements Words.Localized {

    static CompilerText of(Diagnostic<?> diagnostic) {
        return new CompilerText(
                oneLine(diagnostic.getMessage(Locale.ENGLISH)),
                oneLine(diagnostic.getMessage(Locale.SIMPLIFIED_CHINESE)));
    }

    private static String oneLine(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining("; "));
    }

    @Override
    public String in(Language language) {
        return language == Language.CHINESE ? chinese : english;
    }
}
