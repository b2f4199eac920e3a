package puzzlescope.testkit;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Target;

/** All events of a small run, to see which of them touch something on the board. */
public record SmallRun(Instance instance, List<Long> packed) {

    /** A run of the presets with some values changed: name, text, name, text … */
    public static SmallRun of(Puzzle puzzle, String... namesAndTexts) {
        var arguments = puzzle.presets();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            var name = namesAndTexts[i];
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, namesAndTexts[i + 1]);
        }
        var instance = puzzle.instance(arguments);
        var packed = new ArrayList<Long>();
        instance.solver().solve(packed::add);
        return new SmallRun(instance, packed);
    }

    public List<Event> events() {
        return packed.stream().<Event>map(instance.vocabulary()::unpack).toList();
    }

    public List<Event> touching(Target target) {
        return packed.stream()
                .filter(event -> target.touches().test(event))
                .<Event>map(instance.vocabulary()::unpack)
                .toList();
    }
}
