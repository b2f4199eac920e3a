package puzzlescope.engine.text;

import java.text.MessageFormat;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;

/**
 * The messages in one language. A key that begins with a puzzle's id and a dot is in that puzzle's bundle, every other
 * key in the app's bundle. Any thread.
 */
public final class Words {

    /** A message argument that depends on the language but is in no bundle, such as text written by a person. */
    public interface Localized {

        /** Returns the text in a language. */
        String in(Language language);
    }

    private final Language language;
    private final ResourceBundle app;
    private final Map<String, ResourceBundle> puzzles = new ConcurrentHashMap<>();
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    public Words(Language language) {
        this.language = language;
        app = bundle("puzzlescope.engine", Words.class);
    }

    private ResourceBundle bundle(String folder, Class<?> owner) {
        return ResourceBundle.getBundle(folder + ".messages", language.locale(), owner.getModule());
    }

    public Language language() {
        return language;
    }

    public String localize(Message message) {
        return localize(message.key(), message.arguments().toArray());
    }

    /** Formats the message of a key; arguments that are messages or {@link Localized} are formatted too. */
    public String localize(String key, Object... arguments) {
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

    /** Returns whether there is a message for a key. */
    public boolean has(String key) {
        return bundleOf(key).containsKey(key);
    }

    private String pattern(String key) {
        return bundleOf(key).getString(key);
    }

    /** Looks in the app's bundle first, so that its messages are available before the puzzles are loaded. */
    private ResourceBundle bundleOf(String key) {
        int dot = key.indexOf('.');
        return dot < 0 || app.containsKey(key) ? app : puzzles.computeIfAbsent(key.substring(0, dot), this::ofPuzzle);
    }

    private ResourceBundle ofPuzzle(String id) {
        return Catalogue.all().stream()
                .filter(puzzle -> puzzle.id().equals(id))
                .findFirst()
                .map(puzzle -> bundle(puzzle.getClass().getPackageName(), puzzle.getClass()))
                .orElse(app);
    }
}
