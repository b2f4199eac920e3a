package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramKind;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;

/**
 * A query prepared for the events of one recording, which are tested in order. Allocates nothing per event, except for
 * events that open a call sought by name, for events with inner labels, and where variables are asked for. One thread.
 */
final class QueryMatcher {

    private static final long NEVER = Long.MIN_VALUE;

    private final Vocabulary vocabulary;
    private final Alternative[] alternatives;
    private final boolean failing;
    /**
     * For each open call, the alternatives matched by its opening; the next array has the number of solutions before
     * it.
     */
    private int[] opened = new int[64];

    private long[] before = new long[64];
    private int depth;
    private long solutions;

    /** Reads variables, if there are conditions on them. */
    private final @Nullable StepVariables variables;

    QueryMatcher(Query query, Session session, long start) {
        var trace = session.trace();
        vocabulary = trace.vocabulary();
        var spoken = new SentenceNumbers(trace);
        var beginning = session.newTimeline();
        beginning.seek(start);
        alternatives = query.alternatives().stream()
                .limit(Integer.SIZE - 1)
                .map(conditions -> new Alternative(conditions, vocabulary, spoken, beginning))
                .toArray(Alternative[]::new);
        failing = Arrays.stream(alternatives).anyMatch(each -> each.failed);
        boolean asksVariables = Arrays.stream(alternatives).anyMatch(each -> each.variables.length > 0);
        variables = asksVariables ? new StepVariables(session) : null;
        depth = start == 0 ? 0 : trace.depth(start);
        ensure(depth);
        Arrays.fill(before, 0, depth, NEVER);
    }

    private void ensure(int calls) {
        if (calls >= opened.length) {
            opened = Arrays.copyOf(opened, 2 * calls);
            before = Arrays.copyOf(before, 2 * calls);
        }
    }

    /** Returns whether the next event, which has this number, matches. */
    boolean next(long number, long event) {
        int change = vocabulary.depthChange(event);
        int after = depth + change;
        boolean found = false;
        int open = 0;
        for (int i = 0; i < alternatives.length; i++) {
            var alternative = alternatives[i];
            boolean counted = alternative.count(number, event);
            if (alternative.failed) {
                open |= counted && change > 0 && matches(alternative, number, event, after) ? 1 << i : 0;
            } else {
                found |= counted && matches(alternative, number, event, after);
            }
        }
        if (failing) {
            if ((vocabulary.roleBits(event) & Role.SOLUTION.bit()) != 0) {
                solutions++;
            }
            if (change > 0) {
                ensure(depth);
                opened[depth] = open;
                before[depth] = solutions;
            } else if (change < 0 && depth > 0) {
                found |= opened[depth - 1] != 0 && before[depth - 1] == solutions;
            }
        }
        depth = Math.max(0, after);
        return found;
    }

    private boolean matches(Alternative alternative, long number, long event, int after) {
        return alternative.holds(event, after)
                && (variables == null
                        || alternative.variables.length == 0
                        || alternative.holds(variables.at(number, event)));
    }

    /** A conjunction of conditions. */
    private static final class Alternative {

        private final Vocabulary vocabulary;
        private final boolean failed;
        private final boolean[] kinds;
        /** For each kind, the rows of checks; an event must pass one check of each row. */
        private final NumberCheck[][][] checks;

        private final VariableCheck[] variables;

        private final StepCounter[] counters;

        private final List<List<String>> inner = new ArrayList<>();
        private final boolean[] asksInner;
        private long lowest = Long.MIN_VALUE;
        private long highest = Long.MAX_VALUE;
        private Optional<String> call = Optional.empty();

        Alternative(List<StepCondition> conditions, Vocabulary vocabulary, SentenceNumbers spoken, Timeline beginning) {
            this.vocabulary = vocabulary;
            failed = conditions.contains(new StepCondition.Failed());
            kinds = new boolean[vocabulary.kinds().size()];
            asksInner = new boolean[kinds.length];
            checks = new NumberCheck[kinds.length][][];
            Arrays.fill(kinds, true);
            variables = conditions.stream()
                    .filter(StepCondition.OfVariable.class::isInstance)
                    .map(each -> VariableCheck.of((StepCondition.OfVariable) each))
                    .toArray(VariableCheck[]::new);
            counters = conditions.stream()
                    .filter(StepCondition.Counted.class::isInstance)
                    .map(each -> new StepCounter((StepCondition.Counted) each, vocabulary, beginning))
                    .toArray(StepCounter[]::new);
            for (var kind : vocabulary.kinds()) {
                var rows = new ArrayList<NumberCheck[]>();
                for (var stepCondition : conditions) {
                    kinds[kind.number()] &= fits(kind, stepCondition, spoken, rows);
                }
                checks[kind.number()] = rows.toArray(NumberCheck[][]::new);
            }
            for (var stepCondition : conditions) {
                switch (stepCondition) {
                    case StepCondition.AtDepth(long low, long high) -> {
                        lowest = Math.max(lowest, low);
                        highest = Math.min(highest, high);
                    }
                    case StepCondition.OnLine(var labels) -> inner.add(labels);
                    case StepCondition.OfCall(var name) -> call = Optional.of(bare(name));
                    case StepCondition.OfRole _,
                            StepCondition.OfKind _,
                            StepCondition.InField _,
                            StepCondition.AtPlace _,
                            StepCondition.OnProgramLine _,
                            StepCondition.OfVariable _,
                            StepCondition.Counted _,
                            StepCondition.Failed _ -> {}
                }
            }
        }

        private static String bare(String call) {
            return call.replace(" ", "");
        }

        /** Returns whether events of a kind can match a condition, and adds the checks needed for each event. */
        private boolean fits(
                EventKind kind, StepCondition stepCondition, SentenceNumbers spoken, List<NumberCheck[]> rows) {
            return switch (stepCondition) {
                case StepCondition.OfRole(int bits) -> kind.roles().stream().anyMatch(role -> (role.bit() & bits) != 0);
                case StepCondition.OfKind(var numbers) -> numbers.contains(kind.number());
                case StepCondition.InField(var names, long low, long high) -> {
                    var row = spoken.fields(kind.number()).stream()
                            .filter(field -> names.contains(field.name()))
                            .map(field -> NumberCheck.of(field, spoken.shift(kind.number(), field), low, high))
                            .toArray(NumberCheck[]::new);
                    rows.add(row);
                    yield row.length > 0;
                }
                case StepCondition.AtPlace(long first, long second) -> atPlace(kind, first, second, spoken, rows);
                case StepCondition.OnLine(var labels) -> {
                    asksInner[kind.number()] |= kind.hasInnerLabels() && !labels.contains(kind.label());
                    yield labels.contains(kind.label()) || kind.hasInnerLabels();
                }
                case StepCondition.OfCall(var name) -> {
                    CallNumbers.of(kind, name, spoken, vocabulary).ifPresent(rows::add);
                    yield kind.roles().contains(Role.CALL);
                }
                case StepCondition.OnProgramLine(int line) -> {
                    boolean enters = kind instanceof ProgramKind && kind.spec().has(ProgramEvent.TO);
                    if (enters) {
                        rows.add(new NumberCheck[] {
                            new NumberCheck.Derived(ProgramEvent.LineEntered::arrival, line, line)
                        });
                    }
                    yield enters;
                }
                case StepCondition.AtDepth _,
                        StepCondition.Counted _,
                        StepCondition.Failed _,
                        StepCondition.OfVariable _ -> true;
            };
        }

        private static boolean atPlace(
                EventKind kind, long first, long second, SentenceNumbers spoken, List<NumberCheck[]> rows) {
            int number = kind.number();
            var row = named(spoken.fields(number), "row");
            var column = named(spoken.fields(number), "column");
            if (row.isEmpty() || column.isEmpty()) {
                return false;
            }
            boolean rowFirst = spoken.namesFirst(number, row.get(), column.get());
            long down = rowFirst ? first : second;
            long across = rowFirst ? second : first;
            rows.add(new NumberCheck[] {NumberCheck.of(row.get(), spoken.shift(number, row.get()), down, down)});
            rows.add(new NumberCheck[] {NumberCheck.of(column.get(), spoken.shift(number, column.get()), across, across)
            });
            return true;
        }

        private static Optional<NumberField> named(List<NumberField> fields, String name) {
            return fields.stream().filter(field -> field.name().equals(name)).findFirst();
        }

        boolean count(long number, long event) {
            boolean all = true;
            for (var counter : counters) {
                all &= counter.next(number, event);
            }
            return all;
        }

        boolean holds(long event, int after) {
            int kind = PackedEvent.kind(event);
            if (!kinds[kind] || after < lowest || after > highest) {
                return false;
            }
            for (var row : checks[kind]) {
                boolean one = false;
                for (var numberCheck : row) {
                    one |= numberCheck.test(event);
                }
                if (!one) {
                    return false;
                }
            }
            return (!asksInner[kind] || isInside(event)) && (call.isEmpty() || opens(event, call.get()));
        }

        /** Returns whether all conditions on variables hold; each is asked, so that it knows of changes. */
        boolean holds(List<Variable> values) {
            boolean all = true;
            for (var check : variables) {
                all &= check.test(values);
            }
            return all;
        }

        private boolean isInside(long event) {
            var label = vocabulary.unpack(event).innerLabel();
            return inner.stream().allMatch(labels -> labels.contains(label));
        }

        private boolean opens(long event, String wanted) {
            return bare(vocabulary.unpack(event).call()).equalsIgnoreCase(wanted);
        }
    }
}
