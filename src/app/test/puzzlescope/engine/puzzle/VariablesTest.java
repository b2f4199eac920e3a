package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;

/** The variables of open calls are there after every event, and the program that is shown has them. */
class VariablesTest {

    private static final int MOST_EVENTS = 3000;

    static Stream<String> tellingVariables() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.algorithms().stream()
                        .filter(each -> !puzzle.instance(arguments(puzzle, each.id()))
                                .variables()
                                .equals(Variables.NONE))
                        .map(each -> puzzle.id() + " " + each.id()));
    }

    private static Arguments arguments(Puzzle puzzle, String algorithm) {
        return puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
    }

    private static List<Long> first(Instance instance) {
        var events = new ArrayList<Long>();
        try {
            instance.solver().solve(event -> {
                if (events.size() == MOST_EVENTS) {
                    throw new RunStoppedException();
                }
                events.add(event);
            });
        } catch (RunStoppedException enough) {
            assertThat(events).hasSize(MOST_EVENTS);
        }
        return events;
    }

    @ParameterizedTest
    @MethodSource("tellingVariables")
    void everyCallHasVariablesOfItsProgram(String name) {
        var puzzle = Catalogue.get(name.substring(0, name.indexOf(' ')));
        var instance = puzzle.instance(arguments(puzzle, name.substring(name.indexOf(' ') + 1)));
        var program = Listing.of(puzzle.id(), instance.listing(), Language.ENGLISH, CodeLanguage.PYTHON)
                .program();
        var seen = new HashMap<String, Integer>();
        var board = instance.board();
        for (long packed : first(instance)) {
            board.apply(packed);
            var event = instance.vocabulary().unpack(packed);
            var all = new ArrayList<List<Variable>>();
            all.add(instance.variables().after(event, board));
            if (event.kind().roles().contains(Role.CALL)) {
                all.add(instance.variables().opened(event, board));
            }
            for (var variables : all) {
                assertThat(variables).extracting(Variable::name).doesNotHaveDuplicates();
                variables.forEach(each -> seen.merge(each.name(), 1, Integer::sum));
            }
        }
        assertThat(seen).isNotEmpty();
        assertThat(seen.keySet())
                .allSatisfy(each -> assertThat(program).containsPattern("\\b" + each.replaceAll("\\W.*", "") + "\\b"));
    }
}
