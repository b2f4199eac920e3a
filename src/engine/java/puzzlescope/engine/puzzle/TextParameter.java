package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.packing.Packing;

/**
 * A value that is typed in its own notation, such as a board.
 *
 * @param parser reads a value or throws {@link InvalidInputException}
 * @param formatter writes a value so that the parser reads it back
 * @param describer explains a value, if its notation does not
 * @param lines for a text of many lines, for which a form has a text area and a command takes a file: the arguments
 *     implied by giving one, such as a choice; empty for a short text
 * @param packing a shorter notation of a value, for codes that are typed
 * @param reachesOutside whether values other than the preset name something on this computer, such as a folder, which no
 *     document may open unasked
 */
public record TextParameter<T>(
        String name,
        T preset,
        Function<String, T> parser,
        Function<T, String> formatter,
        Optional<Function<T, Message>> describer,
        Optional<UnaryOperator<Arguments>> lines,
        Optional<Packing<T>> packing,
        boolean reachesOutside)
        implements Parameter<T> {

    /** Creates a parameter whose values need no description. */
    public TextParameter(String name, T preset, Function<String, T> parser, Function<T, String> formatter) {
        this(name, preset, parser, formatter, Optional.empty(), Optional.empty(), Optional.empty(), false);
    }

    /** Returns a copy with a description of its values, for those who cannot read the notation. */
    public TextParameter<T> describedBy(Function<T, Message> words) {
        return new TextParameter<>(name, preset, parser, formatter, Optional.of(words), lines, packing, reachesOutside);
    }

    /** Returns a copy for a text of many lines. */
    public TextParameter<T> inLines(UnaryOperator<Arguments> meant) {
        return new TextParameter<>(
                name, preset, parser, formatter, describer, Optional.of(meant), packing, reachesOutside);
    }

    /** Returns a copy with a shorter notation for codes. */
    public TextParameter<T> packedBy(Packing<T> shorter) {
        return new TextParameter<>(
                name, preset, parser, formatter, describer, lines, Optional.of(shorter), reachesOutside);
    }

    /** Returns a copy whose values name something on this computer. */
    public TextParameter<T> outside() {
        return new TextParameter<>(name, preset, parser, formatter, describer, lines, packing, true);
    }

    /** Returns the description of a text that can be parsed; empty if it needs none. */
    public Optional<Message> description(String text) {
        return describer.map(words -> words.apply(parse(text)));
    }

    @Override
    public T parse(String text) {
        return parser.apply(text);
    }

    @Override
    public String format(T value) {
        return formatter.apply(value);
    }
}
