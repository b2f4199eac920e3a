package puzzlescope.engine.event;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * The fields of one kind of event, in the order in which they are emitted, and the factory of its record, whose last
 * components are the fields in this order. Its {@link Vocabulary} makes sure that each has bits of its own. Immutable; any
 * thread.
 */
public final class Fields {

    private final List<Field<?>> emitted;
    private final LongFunction<Event> maker;

    private Fields(LongFunction<Event> maker, Field<?>... all) {
        this.maker = maker;
        boolean withKind = all.length > 0 && all[0] instanceof KindField;
        emitted = withKind ? List.of(all).subList(1, all.length) : List.of(all);
    }

    /** For records with components that are not packed; the vocabulary creates them. */
    public static Fields only(Field<?>... fields) {
        return new Fields(
                event -> {
                    throw new UnsupportedOperationException("the vocabulary makes the record of " + event);
                },
                fields);
    }

    /** For records that a custom function creates from the packed event. */
    public static Fields madeBy(LongFunction<? extends Event> maker, Field<?>... fields) {
        return new Fields(maker::apply, fields);
    }

    /** For events without fields. */
    public static Fields with(Supplier<? extends Event> maker) {
        return new Fields(_ -> maker.get());
    }

    public static <A> Fields with(Field<A> a, Function<A, ? extends Event> maker) {
        return new Fields(event -> maker.apply(a.value(event)), a);
    }

    public static <A, B> Fields with(Field<A> a, Field<B> b, BiFunction<A, B, ? extends Event> maker) {
        return new Fields(event -> maker.apply(a.value(event), b.value(event)), a, b);
    }

    public static <A, B, C> Fields with(Field<A> a, Field<B> b, Field<C> c, OfThree<A, B, C> maker) {
        return new Fields(event -> maker.make(a.value(event), b.value(event), c.value(event)), a, b, c);
    }

    public static <A, B, C, D> Fields with(Field<A> a, Field<B> b, Field<C> c, Field<D> d, OfFour<A, B, C, D> maker) {
        return new Fields(
                event -> maker.make(a.value(event), b.value(event), c.value(event), d.value(event)), a, b, c, d);
    }

    public static <A, B, C, D, E> Fields with(
            Field<A> a, Field<B> b, Field<C> c, Field<D> d, Field<E> e, OfFive<A, B, C, D, E> maker) {
        return new Fields(
                event -> maker.make(a.value(event), b.value(event), c.value(event), d.value(event), e.value(event)),
                a,
                b,
                c,
                d,
                e);
    }

    public static <A, B, C, D, E, F> Fields with(
            Field<A> a, Field<B> b, Field<C> c, Field<D> d, Field<E> e, Field<F> f, OfSix<A, B, C, D, E, F> maker) {
        return new Fields(
                event -> maker.make(
                        a.value(event), b.value(event), c.value(event), d.value(event), e.value(event), f.value(event)),
                a,
                b,
                c,
                d,
                e,
                f);
    }

    public static <A, B, C, D, E, F, G> Fields with(
            Field<A> a,
            Field<B> b,
            Field<C> c,
            Field<D> d,
            Field<E> e,
            Field<F> f,
            Field<G> g,
            OfSeven<A, B, C, D, E, F, G> maker) {
        return new Fields(
                event -> maker.make(
                        a.value(event),
                        b.value(event),
                        c.value(event),
                        d.value(event),
                        e.value(event),
                        f.value(event),
                        g.value(event)),
                a,
                b,
                c,
                d,
                e,
                f,
                g);
    }

    public List<Field<?>> emitted() {
        return emitted;
    }

    Event read(long event) {
        return maker.apply(event);
    }

    /** Returns the numbers that a solver would emit for a record. */
    long[] numbers(Event event) {
        var components = RecordComponents.of(event);
        var numbers = new long[emitted.size()];
        int beside = components.size() - numbers.length;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(emitted.get(i), components.get(beside + i));
        }
        return numbers;
    }

    @SuppressWarnings("unchecked") // A record's components are its kind's fields.
    private static <T> long number(Field<T> field, Object value) {
        return field.number((T) value);
    }

    /** Returns whether there are as many numbers as fields, and each fits its field. */
    boolean accept(long... numbers) {
        if (numbers.length != emitted.size()) {
            throw new IllegalArgumentException(numbers.length + " numbers for " + emitted);
        }
        for (int i = 0; i < numbers.length; i++) {
            if (!emitted.get(i).canHold(numbers[i])) {
                throw new IllegalArgumentException(numbers[i] + " has no room in " + emitted.get(i));
            }
        }
        return true;
    }

    /** Creates a record from three values. */
    public interface OfThree<A, B, C> {
        Event make(A a, B b, C c);
    }

    /** Creates a record from four values. */
    public interface OfFour<A, B, C, D> {
        Event make(A a, B b, C c, D d);
    }

    /** Creates a record from five values. */
    public interface OfFive<A, B, C, D, E> {
        Event make(A a, B b, C c, D d, E e);
    }

    /** Creates a record from six values. */
    public interface OfSix<A, B, C, D, E, F> {
        Event make(A a, B b, C c, D d, E e, F f);
    }

    /** Creates a record from seven values. */
    public interface OfSeven<A, B, C, D, E, F, G> {
        Event make(A a, B b, C c, D d, E e, F f, G g);
    }
}
