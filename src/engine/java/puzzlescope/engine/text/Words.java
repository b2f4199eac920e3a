package puzzlescope.engine.text;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.text.MessageFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * The messages in one language. A key that begins with a puzzle's id and a dot is in that puzzle's bundle, every other
 * key in the app's bundle. Any thread.
 */
public class Words {

    /** A message argument that depends on the language but is in no bundle, such as text written by a person. */
    public interface Localized {

        /** Returns the text in a language. */
        String in(Language language);
    }

    private final Language language;
    private final ResourceBundle app;
    private final Supplier<List<Puzzle>> known;
    private final Map<String, ResourceBundle> puzzles = new ConcurrentHashMap<>();
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    public Words(Language language) {
        this(language, Catalogue::all);
    }

    /** Creates the messages of the app and of one puzzle, which need not be in the catalogue. */
    public Words(Language language, Puzzle puzzle) {
        this(language, () -> List.of(puzzle));
    }

    private Words(Language language, Supplier<List<Puzzle>> known) {
        this.language = language;
        this.known = known;
        app = bundle("puzzlescope.engine", Words.class);
    }

    private ResourceBundle bundle(String folder, Class<?> owner) {
        return ResourceBundle.getBundle(folder + ".messages", language.locale(), owner.getModule());
    }

    public final Language language() {
        return language;
    }

    public final String localize(Message message) {
        return localize(message.key(), message.arguments().toArray());
    }

    /** Formats the message of a key; arguments that are messages or {@link Localized} are formatted too. */
    public final String localize(String key, Object... arguments) {
        var spoken = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            spoken[i] = switch (arguments[i]) {
                case Message inner -> localize(inner);
                case Localized localized -> localized.in(language);
                default -> arguments[i];
            };
        }
        var format = formats.computeIfAbsent(key, k -> new MessageFormat(pattern(k), language.locale()));
        synchronized (format) {
            return format.format(spoken);
        }
    }

    /** Returns the name of the file of a puzzle's messages in a language. */
    public static String fileName(Language language) {
        return "messages" + language.suffix() + ".properties";
    }

    /** Returns the keys in a puzzle's file of a language, without those of others; empty if there is no such file. */
    public static Optional<Set<String>> keys(Puzzle puzzle, Language language) {
        return PuzzleResource.read(puzzle, fileName(language)).map(text -> {
            var properties = new Properties();
            try {
                properties.load(new StringReader(text));
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            return properties.stringPropertyNames();
        });
    }

    public final boolean has(String key) {
        return bundleOf(key).containsKey(key);
    }

    /** The pattern of a message, as written in the bundle. */
    protected String pattern(String key) {
        return bundleOf(key).getString(key);
    }

    /** Looks in the app's bundle first, so that its messages are available before the puzzles are loaded. */
    private ResourceBundle bundleOf(String key) {
        int dot = key.indexOf('.');
        return dot < 0 || app.containsKey(key) ? app : puzzles.computeIfAbsent(key.substring(0, dot), this::ofPuzzle);
    }

    private ResourceBundle ofPuzzle(String id) {
        return known.get().stream()
                .filter(puzzle -> puzzle.id().equals(id))
                .findFirst()
                .map(puzzle -> bundle(puzzle.getClass().getPackageName(), puzzle.getClass()))
                .orElse(app);
    }
}
