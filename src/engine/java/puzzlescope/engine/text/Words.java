package puzzlescope.engine.text;

import java.text.MessageFormat;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;

/**
 * The words of one language. A key that begins with a puzzle's id and a dot stands in that puzzle's bundle, every other key
 * in the bundle of the app. Any thread.
 */
public final class Words {

    /** What stands in a message and is not the same in every language although no bundle has it, such as what a person wrote. */
    public interface Local {

        /** What is said in a language. */
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

    public String say(Message message) {
        return say(message.key(), message.arguments().toArray());
    }

    /** The words of a key; arguments that are messages or of each language are said too. */
    public String say(String key, Object... arguments) {
        var spoken = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            spoken[i] = switch (arguments[i]) {
                case Message inner -> say(inner);
                case Local local -> local.in(language);
                default -> arguments[i];
            };
        }
        var format = formats.computeIfAbsent(key, k -> new MessageFormat(pattern(k), language.locale()));
        synchronized (format) {
            return format.format(spoken);
        }
    }

    /** Whether there are words for a key. */
    public boolean has(String key) {
        return bundleOf(key).containsKey(key);
    }

    private String pattern(String key) {
        return bundleOf(key).getString(key);
    }

    /** Nothing is asked of the puzzles for words of the app, so that these can be said before the puzzles are found. */
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
