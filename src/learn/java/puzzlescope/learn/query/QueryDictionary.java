package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;

/**
 * The words of queries about a run, in both languages: roles and kinds of steps, names of fields, lines of the listing.
 * Contains only words that apply to some step of the run. Immutable; any thread.
 */
public final class QueryDictionary {

    /** The meaning of a word. */
    sealed interface Meaning {

        record Roles(int bits) implements Meaning {}

        record Kinds(Set<Integer> numbers) implements Meaning {}

        record FieldNames(Set<String> names) implements Meaning {}

        /** A word of the grammar, such as {@code or}. */
        record Particle(String name) implements Meaning {}
    }

    private static final Map<String, List<Role>> ROLES = Map.of(
            "rejected", List.of(Role.REJECT),
            "tried", List.of(Role.TRY),
            "call", List.of(Role.CALL),
            "return", List.of(Role.RETURN),
            "solution", List.of(Role.SOLUTION),
            "dead-end", List.of(Role.DEAD_END),
            "undone", List.of(Role.UNDO),
            "done", List.of(Role.DO),
            "changed", List.of(Role.DO, Role.UNDO));

    private final Map<String, Meaning> meanings = new TreeMap<>();
    private final Map<Language, Set<String>> offered = new HashMap<>();
    private final List<List<Listing.Line>> listings = new ArrayList<>();
    private final Set<String> variables;
    private final boolean isOfCalls;
    /** The fields that are named in sentences. */
    private final Set<String> named = new LinkedHashSet<>();
    /** The message keys of the counters' names. */
    private final Set<String> counters = new LinkedHashSet<>();

    /** Creates a dictionary of steps. */
    public QueryDictionary(Session session) {
        this(session, Set.of(), false);
    }

    /** Creates a dictionary of steps and of the variables of their calls, whose names are taken before all words. */
    private QueryDictionary(Session session, Set<String> variables, boolean isOfCalls) {
        this.variables = variables;
        this.isOfCalls = isOfCalls;
        var vocabulary = session.instance().vocabulary();
        var fields = fields(vocabulary, vocabulary.kinds());
        for (var language : Language.values()) {
            var words = new Words(language);
            var offer = new LinkedHashSet<String>();
            offered.put(language, offer);
            table(words.localize("query.words")).forEach((name, phrases) -> put(name, phrases, vocabulary, offer));
            table(words.localize("query.fields")).forEach((name, phrases) -> {
                if (fields.contains(name)) {
                    phrases.forEach(phrase -> putField(phrase, name));
                    named.add(name);
                    offer.add(phrases.getFirst());
                }
            });
            putCounted(session, words, offer);
            for (var codeLanguage :
                    Listing.codes(session.puzzle().id(), session.instance().listing())) {
                listings.add(
                        Listing.of(session.puzzle().id(), session.instance().listing(), language, codeLanguage)
                                .lines());
            }
        }
        for (var name : fields) {
            var plain = name.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
            if (!(meanings.get(plain) instanceof Meaning.Particle)) {
                putField(plain, name);
            }
        }
    }

    /**
     * Creates a dictionary of steps and of the variables of their calls. Reads the recording, so not on the thread of the
     * window.
     *
     * @param position where in the recording variables are looked for besides its beginning
     */
    public static QueryDictionary withVariables(Session session, long position) {
        var steps = new StepVariables(session);
        var dictionary = new QueryDictionary(session, steps.names(position), true);
        var vocabulary = session.instance().vocabulary();
        dictionary.named.retainAll(fields(
                vocabulary, steps.kinds().stream().map(vocabulary.kinds()::get).toList()));
        return dictionary;
    }

    private void put(String name, List<String> phrases, Vocabulary vocabulary, Set<String> offer) {
        var roles = ROLES.get(name);
        if (roles == null) {
            phrases.forEach(phrase -> meanings.put(phrase, new Meaning.Particle(name)));
            boolean calls = has(vocabulary, Role.CALL);
            if (name.equals("line") || calls && (name.equals("depth") || name.equals("failed"))) {
                offer.add(phrases.getFirst());
            }
            return;
        }
        int bits = bits(name);
        phrases.forEach(phrase -> meanings.put(phrase, new Meaning.Roles(bits)));
        if (roles.stream().anyMatch(role -> has(vocabulary, role))) {
            offer.add(phrases.getFirst());
        }
    }

    private static boolean has(Vocabulary vocabulary, Role role) {
        return vocabulary.kinds().stream().anyMatch(kind -> kind.roles().contains(role));
    }

    /** Adds the events that have a counter, under the counter's name. */
    private void putCounted(Session session, Words words, Set<String> offer) {
        var counted = session.instance().countedEvents();
        for (var role : counted.roles()) {
            var key = Counter.key(session.puzzle().id(), counted, role, words::has);
            if (words.has(key)) {
                var phrase = words.localize(key).toLowerCase(Locale.ROOT);
                meanings.putIfAbsent(phrase, new Meaning.Roles(role.bit()));
                counters.add(key);
            }
        }
        for (EventKind kind : counted.kinds()) {
            var key = session.puzzle().id() + ".counter." + kind.name();
            if (words.has(key)) {
                var phrase = words.localize(key).toLowerCase(Locale.ROOT);
                meanings.put(phrase, new Meaning.Kinds(Set.of(kind.number())));
                counters.add(key);
                offer.add(phrase);
            }
        }
    }

    private void putField(String phrase, String name) {
        var names = new LinkedHashSet<String>();
        if (meanings.get(phrase) instanceof Meaning.FieldNames others) {
            names.addAll(others.names());
        }
        names.add(name);
        meanings.put(phrase, new Meaning.FieldNames(names));
    }

    private static Set<String> fields(Vocabulary vocabulary, List<EventKind> kinds) {
        var names = new LinkedHashSet<String>();
        for (var kind : kinds) {
            NumberField.of(kind, vocabulary).forEach(field -> names.add(field.name()));
        }
        return names;
    }

    /** Parses {@code name: phrase, phrase; name: phrase}. */
    private static Map<String, List<String>> table(String text) {
        var table = new java.util.LinkedHashMap<String, List<String>>();
        for (var row : text.split(";", -1)) {
            int colon = row.indexOf(':');
            var phrases = List.of(row.substring(colon + 1).strip().split("\\s*,\\s*", -1));
            table.put(row.substring(0, colon).strip(), phrases);
        }
        return table;
    }

    Map<String, Meaning> meanings() {
        return meanings;
    }

    /** Returns whether variables of calls can be asked for. */
    boolean isOfCalls() {
        return isOfCalls;
    }

    Set<String> variables() {
        return variables;
    }

    /**
     * Returns the names that a comparison can begin with, as an argument of a message: those of variables, of numbers in
     * sentences, and of counters.
     */
    Object names() {
        return Stream.of(variables.stream(), named.stream(), counters.stream().map(Message::of))
                .<Object>flatMap(each -> each)
                .distinct()
                .reduce((one, other) -> Message.of("query.names", one, other))
                .orElse("");
    }

    boolean saysChanged(String phrase) {
        return meanings.get(phrase) instanceof Meaning.Roles(int bits) && bits == bits("changed");
    }

    private static int bits(String name) {
        return ROLES.getOrDefault(name, List.of()).stream().mapToInt(Role::bit).reduce(0, (a, b) -> a | b);
    }

    /** Returns the labels of listing lines, in any code language, that contain these words; empty if there are none. */
    List<String> labels(String words) {
        var wanted = words.strip().toLowerCase(Locale.ROOT);
        return listings.stream()
                .flatMap(List::stream)
                .filter(line -> line.code().toLowerCase(Locale.ROOT).contains(wanted))
                .flatMap(line -> line.labels().stream())
                .distinct()
                .toList();
    }

    /** Returns the words that complete the last word of the text; all words after a space. */
    public List<String> completions(String typed, Language language) {
        var start = typed.substring(typed.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        return offered.getOrDefault(language, Set.of()).stream()
                .filter(phrase -> phrase.startsWith(start))
                .toList();
    }

    /** Returns the text with its last word completed. */
    public static String completed(String typed, String completion) {
        return typed.substring(0, typed.lastIndexOf(' ') + 1) + completion + " ";
    }
}
