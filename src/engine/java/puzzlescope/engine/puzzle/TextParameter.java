package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.packing.Packing;

/**
 * A value that is typed in a form of its own, such as a board.
 *
 * @param parser reads a value or throws {@link InvalidInput}
 * @param formatter writes a value so that the parser reads it back
 * @param describer says what a value means, if its form does not
 * @param lines of a text of many lines, for which a form has an area and a command takes the file in which it stands: what is
 *     meant by giving one, such as a choice; empty for a short text
 * @param packing writes a value in fewer digits than its text takes, for codes that are typed
 */
public record TextParameter<T>(
        String name,
        T preset,
        Function<String, T> parser,
        Function<T, String> formatter,
        Optional<Function<T, Message>> describer,
        Optional<UnaryOperator<Arguments>> lines,
        Optional<Packing<T>> packing)
        implements Parameter<T> {

    /** A value that needs no words beside it. */
    public TextParameter(String name, T preset, Function<String, T> parser, Function<T, String> formatter) {
        this(name, preset, parser, formatter, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The same with words that say what a value means, for those who cannot read its form. */
    public TextParameter<T> describedBy(Function<T, Message> words) {
        return new TextParameter<>(name, preset, parser, formatter, Optional.of(words), lines, packing);
    }

    /** The same as a text of many lines. */
    public TextParameter<T> inLines(UnaryOperator<Arguments> meant) {
        return new TextParameter<>(name, preset, parser, formatter, describer, Optional.of(meant), packing);
    }

    /** The same with a shorter form for codes. */
    public TextParameter<T> packedBy(Packing<T> shorter) {
        return new TextParameter<>(name, preset, parser, formatter, describer, lines, Optional.of(shorter));
    }

    /** What a text means that can be read; empty if that needs no words. */
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
