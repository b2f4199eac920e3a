package puzzlescope.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import puzzlescope.engine.event.Costs;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;

/**
 * A search trace as a program that searches the graph of which it tells.
 *
 * @param board the interface of the boards on which it plays
 */
record PosthocProgram(Supplier<InputStream> source, Class<?> board) implements Program {

    private static final int MOST_TYPES = 5;

    @Override
    public boolean reportsCalls() {
        return false;
    }

    @Override
    public void run(ProgramContext context) {
        try {
            var trace = PosthocTrace.read(source.get());
            new StepReporter(context, trace).all();
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
    }

    private final class StepReporter {

        private final ProgramContext context;
        private final PosthocTrace trace;
        private final Object pieces;
        private final List<StepWord> words;
        private final Set<String> known = new HashSet<>();
        private final Set<String> otherTypes = new TreeSet<>();
        private Optional<String> expanded = Optional.empty();
        /** The node that was generated or updated last. */
        private String reached;

        private boolean isFound;
        private long others;
        private int number;

        StepReporter(ProgramContext context, PosthocTrace trace) {
            this.context = context;
            this.trace = trace;
            pieces = context.board(board);
            words = StepWord.of(board);
            reached = trace.source().orElse("");
        }

        void all() {
            trace.source().ifPresent(known::add);
            for (var step : trace.steps()) {
                number++;
                context.checkStopped();
                try {
                    tell(step);
                } catch (ProgramEndedException ended) {
                    throw ended.refusedWith(reason -> Message.of("program.trace.event", number, reason));
                }
            }
            if (others > 0) {
                var types = otherTypes.stream().limit(MOST_TYPES).toList();
                context.note(Message.of("program.search.left-out", others, String.join(", ", types)));
            }
            trace.problem().ifPresent(problem -> {
                throw problem;
            });
        }

        private void tell(PosthocTrace.Step step) {
            take(step);
            if (step.node().equals(reached) && known.contains(reached)) {
                rate("f", step.costs().f());
                rate("g", step.costs().g());
                rate("h", step.costs().h());
            }
        }

        private void rate(String word, double cost) {
            if (Costs.isKnown(cost)) {
                take(word, reached, cost);
            }
        }

        private void take(PosthocTrace.Step step) {
            var node = step.node();
            switch (step.kind()) {
                case SOURCE -> {}
                case DESTINATION, END -> find(node);
                case EXPAND -> {
                    takeFrom(node, "expand", node);
                    expanded = Optional.of(node);
                    find(node);
                }
                case GENERATE -> {
                    if (step.parent().isPresent()) {
                        takeFrom(step.parent().get(), "generate", step.parent().get(), node);
                        reached = known.add(node) ? node : reached;
                    }
                }
                case UPDATE -> {
                    if (step.parent().isPresent()) {
                        take("update", step.parent().get(), node);
                        reached = node;
                    }
                }
                case CLOSE -> {
                    if (expanded.filter(node::equals).isPresent()) {
                        take("close", node);
                        expanded = Optional.empty();
                    }
                }
                case OTHER -> {
                    others++;
                    otherTypes.add(step.type());
                }
            }
        }

        /** Takes a step from a node; if that is an end which is not known, a second search may begin there. */
        private void takeFrom(String from, String word, Object... operands) {
            try {
                take(word, operands);
            } catch (ProgramEndedException ended) {
                throw known.contains(from) || !trace.isEnd(from)
                        ? ended
                        : ended.refusedWith(reason -> Message.of("program.search.two", reason));
            }
        }

        /** Tells that the goal is found, once, if it is known. */
        private void find(String node) {
            if (!isFound
                    && known.contains(node)
                    && trace.destination().filter(node::equals).isPresent()) {
                isFound = true;
                take("found", node);
            }
        }

        private void take(String word, Object... operands) {
            words.stream()
                    .filter(each -> each.name().equals(word))
                    .findFirst()
                    .orElseThrow()
                    .take(pieces, List.of(operands));
        }
    }
}
