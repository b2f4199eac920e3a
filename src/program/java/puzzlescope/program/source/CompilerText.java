package puzzlescope.program.source;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** A sentence of the Java compiler, which has its own in both languages. Immutable; any thread. */
record CompilerText(String english, String chinese) implements Words.Localized {

    private static final Pattern PACKAGE = Pattern.compile("\\b(java|puzzlescope)(\\.[a-z]\\w*)+\\.(?=[A-Z])");

    static CompilerText of(Diagnostic<?> diagnostic) {
        return new CompilerText(
                oneLine(diagnostic.getMessage(Locale.ENGLISH)),
                oneLine(diagnostic.getMessage(Locale.SIMPLIFIED_CHINESE)));
    }

    /** Returns a text in one line, in which the classes of the library and the boards have no packages. */
    private static String oneLine(String text) {
        return PACKAGE.matcher(text)
                .replaceAll("")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("; "));
    }

    @Override
    public String in(Language language) {
        return language == Language.CHINESE ? chinese : english;
    }
}
