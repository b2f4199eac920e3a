package puzzlescope.river.window;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.picture.CrossingScene;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.RiverStateFormat;
import puzzlescope.river.space.StateCode;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.editor.EditorSpec;

/** The state before the first crossing, set up by a person. FX thread only. */
final class RiverStartEditorSpec {

    private static final String KEY = "river.set-up";

    private RiverStartEditorSpec() {}

    static EditorSpec<String> of(TabContext context) {
        var rules = RiverPuzzle.rules(context.arguments());
        var usual = new EditorSpec.Example(KEY + ".usual", () -> StateCode.text((int) rules.start()));
        var current = new EditorSpec.Example(KEY + ".current", () -> current(context));
        boolean same = shown(context).rules().equals(rules);
        return new EditorSpec<>(
                KEY,
                parameter(rules),
                state -> Message.of(KEY + ".accepted", StateCode.message(RiverStateFormat.placed(rules, state))),
                _ -> RiverPuzzle.FROM.name(),
                same ? List.of(usual, current) : List.of(usual),
                Optional.of((appearance, drawn) -> new RiverSetUpSketch(appearance, rules, drawn)),
                true);
    }

    private static RiverBoard shown(TabContext context) {
        return (RiverBoard) context.player().session().timeline().board();
    }

    /** The state at the shown position. */
    private static String current(TabContext context) {
        return StateCode.text(
                CrossingScene.of(context.player().moment().ofPuzzle()).after());
    }

    /** The input of a run, restricted to what these rules allow. */
    private static TextParameter<String> parameter(RiverRules rules) {
        return new TextParameter<>(
                RiverPuzzle.FROM.name(),
                "",
                text -> {
                    int state = RiverStateFormat.read(rules, text);
                    return state == rules.start() ? "" : StateCode.text(state);
                },
                state -> state);
    }
}
