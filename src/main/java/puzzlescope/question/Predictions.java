package puzzlescope.question;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import puzzlescope.core.event.Agenda;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Alternatives;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.replay.Frame;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Trace;

/**
 * Asks what comes next at a position of a recording, with choices that the position itself gives: what else its call does, what else
 * waits, which calls are open. A position gives the same question each time. One thread.
 */
public final class Predictions {

    /** So much of what waits is looked at. */
    private static final int MOST_WAITING = 12;

    /** From how many events around the return of a call values come. */
    private static final int AROUND = 200;

    private static final int MOST_CALLS = 24;

    /** How many places of a run are looked at to know what it has. */
    private static final int SAMPLES = 8;

    private final Trace trace;
    private final Vocabulary vocabulary;
    private final Alternatives alternatives;
    private final Surroundings surroundings;
    private final Timeline timeline;
    private final List<Set<PredictionKind>> kinds = new ArrayList<>();
    /** Of each kind of event, whether it takes something out of what waits; null if none was met yet. */
    private final Boolean[] takes;

    public Predictions(Session session) {
        trace = session.trace();
        vocabulary = session.instance().vocabulary();
        alternatives = session.puzzle().alternatives();
        surroundings = new Surroundings(trace);
        timeline = session.newTimeline();
        for (var kind : vocabulary.kinds()) {
            kinds.add(
                    PredictionKind.of(kind.roles().stream().mapToInt(Role::bit).sum()));
        }
        takes = new Boolean[kinds.size()];
    }

    /** The recording that is asked about. */
    public Trace trace() {
        return trace;
    }

    /** Whether one of these questions may be asked before a packed event; makes no object. */
    public boolean mayAsk(long event, Set<PredictionKind> wanted) {
        int kind = Packed.kind(event);
        if (wanted.contains(PredictionKind.TAKE) && !Boolean.FALSE.equals(takes[kind])) {
            return true;
        }
        for (var each : kinds.get(kind)) {
            if (wanted.contains(each)) {
                return true;
            }
        }
        return false;
    }

    /** The question of one of these kinds at a position; empty if none can be asked there, or what comes is not recorded yet. */
    public Optional<Prediction> at(long position, Set<PredictionKind> wanted) {
        long next = surroundings.event(position);
        if (next < 0 || !mayAsk(next, wanted)) {
            return Optional.empty();
        }
        var random = new PythonRandom(position);
        var possible = EnumSet.copyOf(wanted);
        possible.removeIf(kind ->
                kind != PredictionKind.TAKE && !kinds.get(Packed.kind(next)).contains(kind));
        // What is taken from a queue is more telling than which call or move that is.
        if (possible.remove(PredictionKind.TAKE)) {
            var taken = taken(position, next, random);
            if (taken.isPresent()) {
                return taken;
            }
        }
        for (var kind : StepQuestions.shuffled(new ArrayList<>(possible), random)) {
            var asked = ask(kind, position, next, random);
            if (asked.isPresent()) {
                return asked;
            }
        }
        return Optional.empty();
    }

    /** The kinds that this run has, as far as it is recorded. */
    public Set<PredictionKind> kinds() {
        long[] counts = trace.counts(trace.length());
        var there = EnumSet.noneOf(PredictionKind.class);
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 0) {
                there.addAll(kinds.get(kind));
            }
        }
        if (!hasValues()) {
            there.remove(PredictionKind.VALUE);
        }
        if (hasWaiting()) {
            there.add(PredictionKind.TAKE);
        }
        return there;
    }

    /** The roles of all that is recorded, as bits. */
    private int roles() {
        long[] counts = trace.counts(trace.length());
        int bits = 0;
        for (var kind : vocabulary.kinds()) {
            for (var role : counts[kind.number()] > 0 ? kind.roles() : Set.<Role>of()) {
                bits |= role.bit();
            }
        }
        return bits;
    }

    private boolean hasValues() {
        long position = trace.firstKept();
        for (int i = 0; i < SAMPLES && position >= 0; i++) {
            position = trace.next(position, Role.RETURN);
            if (position > 0 && !unpacked(position - 1).result().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private boolean hasWaiting() {
        long first = trace.firstKept();
        for (int i = 1; i < SAMPLES; i++) {
            timeline.seek(first + (trace.length() - first) * i / SAMPLES);
            if (timeline.board().agendas(1).stream().anyMatch(Predictions::isTakenInOrder)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTakenInOrder(Agenda agenda) {
        return !agenda.name().equals(Message.of("agenda.stack"));
    }

    private Optional<Prediction> ask(PredictionKind kind, long position, long next, PythonRandom random) {
        return switch (kind) {
            case TRY, MOVE, CALL -> next(kind, position, next, random);
            case VERDICT -> verdict(position, next, random);
            case VALUE -> value(position, random);
            case BACK -> back(position, next, random);
            case TAKE -> Optional.empty();
        };
    }

    /** Which of the things comes next that the position offers. */
    private Optional<Prediction> next(PredictionKind kind, long position, long next, PythonRandom random) {
        var choices = new ChoiceList(unpacked(position).sentence(), OptionalLong.of(next));
        timeline.seek(position);
        var told = unpacked(position).sentence();
        var possible = alternatives
                .elsewhere(timeline.board(), vocabulary.kind(next), next)
                .boxed()
                .toList();
        var elsewhere = possible.stream()
                .filter(other -> !vocabulary.unpack(other).sentence().equals(told))
                .toList();
        // Where none says anything else than what comes, the sentence does not tell what differs.
        boolean isSaid = possible.size() == 1 || !elsewhere.isEmpty();
        for (long other : StepQuestions.shuffled(elsewhere, random)) {
            addEvent(choices, other);
        }
        boolean inCall = trace.depth(position) > 0;
        int number = Packed.kind(next);
        int tried = vocabulary.roleBits(next) & Role.TRY.bit();
        var others = new ArrayList<>(surroundings.after(position));
        others.addAll(surroundings.before(position));
        var same = counters(others.stream().map(surroundings::event).toList(), next);
        for (long other : others) {
            long event = surroundings.event(other);
            boolean isSame = Packed.kind(event) == number;
            if (isSame ? !isSaid : inCall && isOfItsKind(event, tried)) {
                addEvent(choices, isSame && !inCall ? event & ~same | next & same : event);
            }
        }
        var question =
                kind == PredictionKind.BACK || !inCall && kind == PredictionKind.CALL ? PredictionKind.MOVE : kind;
        return finish(choices, kind, position, position + 1, Message.of("predict.ask." + question), position, random);
    }

    /** Where something is tried, only another try or the end of the tries may be taken for it. */
    private boolean isOfItsKind(long event, int tried) {
        return tried == 0 || (vocabulary.roleBits(event) & (tried | Role.RETURN.bit())) != 0;
    }

    /**
     * The bits of fields that count events of this kind one by one, and would give the next one away; none if there is nothing else
     * in it.
     *
     * @param others events around it, the later ones first, those before it behind
     */
    private long counters(List<Long> others, long next) {
        var same = others.stream()
                .filter(event -> Packed.kind(event) == Packed.kind(next))
                .limit(2)
                .toList();
        long counting = 0;
        boolean all = true;
        for (var field : vocabulary.kind(next).entry().fields().emitted()) {
            long own = (next & field.mask()) >>> field.shift();
            boolean counts = same.size() == 2
                    && IntStream.range(0, 2)
                            .allMatch(i -> Math.abs(((same.get(i) & field.mask()) >>> field.shift()) - own) == i + 1);
            counting |= counts ? field.mask() : 0;
            all &= counts;
        }
        return all ? 0 : counting;
    }

    private void addEvent(ChoiceList choices, long event) {
        choices.or(vocabulary.unpack(event).sentence(), OptionalLong.of(event));
    }

    /** What comes of the next try, or whether it is the end of the tries. */
    private Optional<Prediction> verdict(long position, long next, PythonRandom random) {
        timeline.seek(position);
        var choices = new ChoiceList(unpacked(position).sentence(), OptionalLong.of(next));
        for (long other : StepQuestions.shuffled(
                alternatives
                        .otherwise(timeline.board(), vocabulary.kind(next), next)
                        .boxed()
                        .toList(),
                random)) {
            addEvent(choices, other);
        }
        var told = finish(
                choices,
                PredictionKind.VERDICT,
                position,
                position + 1,
                Message.of("predict.ask.VERDICT"),
                position,
                random);
        return told.isPresent() ? told : outcome(position, next, random);
    }

    private Optional<Prediction> outcome(long position, long next, PythonRandom random) {
        int bits = vocabulary.roleBits(next);
        var right = Outcome.of(bits);
        if (right.isEmpty()) {
            return Optional.empty();
        }
        var choices = new ChoiceList(right.get().words(), OptionalLong.empty());
        right.get().others(bits, roles()).forEach(other -> choices.or(other.words(), OptionalLong.empty()));
        return finish(
                choices,
                PredictionKind.VERDICT,
                position,
                position + 1,
                Message.of("predict.ask.OUTCOME"),
                position,
                random);
    }

    /** What the innermost call returns. */
    private Optional<Prediction> value(long position, PythonRandom random) {
        var result = unpacked(position).result();
        if (result.isEmpty()) {
            return Optional.empty();
        }
        timeline.seek(position);
        var call = timeline.callStack(1);
        if (call.isEmpty() || call.getFirst().call().isBlank()) {
            return Optional.empty();
        }
        var choices = new ChoiceList(text(result), OptionalLong.empty());
        var near = new ArrayList<String>();
        for (long at = Math.max(0, position - AROUND); at < position + AROUND; at++) {
            long event = surroundings.event(at);
            if (event >= 0 && vocabulary.depthChange(event) < 0) {
                near.add(vocabulary.unpack(event).result());
            }
        }
        if (result.matches("\\d{1,9}")) {
            int value = Integer.parseInt(result);
            near.add(String.valueOf(value + 1));
            near.add(String.valueOf(value + 2));
            near.add(String.valueOf(Math.abs(value - 1)));
        }
        near.stream()
                .filter(each -> !each.isEmpty())
                .distinct()
                .forEach(each -> choices.or(text(each), OptionalLong.empty()));
        return finish(
                choices,
                PredictionKind.VALUE,
                position,
                position + 1,
                Message.of("predict.ask.VALUE", call.getFirst().call()),
                position,
                random);
    }

    /** With which of the open calls the run goes on after all returns that follow; without calls, what is done next. */
    private Optional<Prediction> back(long position, long next, PythonRandom random) {
        if (vocabulary.depthChange(next) >= 0) {
            return next(PredictionKind.BACK, position, next, random);
        }
        long before = position == 0 ? -1 : surroundings.event(position - 1);
        if (before >= 0 && vocabulary.depthChange(before) < 0) {
            return Optional.empty();
        }
        long until = position;
        long event = next;
        while (event >= 0 && vocabulary.depthChange(event) < 0 && until - position < MOST_CALLS) {
            event = surroundings.event(++until);
        }
        int returned = (int) (until - position);
        timeline.seek(position);
        var calls = timeline.callStack(MOST_CALLS);
        boolean known = event >= 0 || trace.isEnded() && until == trace.length();
        if (!known || returned >= MOST_CALLS || calls.size() <= returned && timeline.depth() > returned) {
            return Optional.empty();
        }
        var names = new ArrayList<>(calls.stream().skip(1).map(Frame::call).toList());
        int right = returned - 1;
        var none = Message.of("predict.no-call");
        var choices = new ChoiceList(right < names.size() ? text(names.get(right)) : none, OptionalLong.empty());
        if (timeline.depth() == calls.size()) {
            choices.or(none, OptionalLong.empty());
        }
        // The caller itself is what comes to mind first.
        for (var name : names) {
            choices.or(text(name), OptionalLong.empty());
        }
        boolean named = calls.stream().noneMatch(call -> call.call().isBlank());
        return named
                ? finish(
                        choices,
                        PredictionKind.BACK,
                        position,
                        until,
                        Message.of("predict.ask.BACK", calls.getFirst().call()),
                        until - 1,
                        random)
                : Optional.empty();
    }

    /** Which of those that wait is taken next. */
    private Optional<Prediction> taken(long position, long next, PythonRandom random) {
        int kind = Packed.kind(next);
        timeline.seek(position);
        var before = timeline.board().agendas(MOST_WAITING);
        timeline.seek(position + 1);
        var after = timeline.board().agendas(MOST_WAITING);
        boolean same = before.size() == after.size();
        for (int i = 0; same && i < before.size(); i++) {
            var one = before.get(i);
            if (isTakenInOrder(one) && after.get(i).size() < one.size()) {
                takes[kind] = true;
                return taken(one, after.get(i), position, next, random);
            }
        }
        if (takes[kind] == null && same && !before.isEmpty()) {
            takes[kind] = false;
        }
        return Optional.empty();
    }

    private Optional<Prediction> taken(Agenda before, Agenda after, long position, long next, PythonRandom random) {
        var gone = new ArrayList<>(before.first());
        after.first().forEach(gone::remove);
        if (gone.size() != 1) {
            return Optional.empty();
        }
        var choices = new ChoiceList(gone.getFirst(), OptionalLong.of(next));
        StepQuestions.shuffled(before.first(), random).forEach(each -> choices.or(each, OptionalLong.empty()));
        return finish(
                choices,
                PredictionKind.TAKE,
                position,
                position + 1,
                Message.of("predict.ask.TAKE", before.name()),
                position,
                random);
    }

    /** @param shown the event whose sentence is the reason */
    private Optional<Prediction> finish(
            ChoiceList choices,
            PredictionKind kind,
            long position,
            long until,
            Message question,
            long shown,
            PythonRandom random) {
        return choices.finish(kind, position, until, question, unpacked(shown).sentence(), random);
    }

    private Event unpacked(long number) {
        return vocabulary.unpack(surroundings.event(number));
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }
}
