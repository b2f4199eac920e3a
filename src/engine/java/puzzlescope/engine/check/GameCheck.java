package puzzlescope.engine.check;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** A game by hand in which the hints are followed. */
record GameCheck(Puzzle puzzle, GameRules rules, BoardComparison comparison, Findings findings) {

    private static final int MOST_MOVES = 70;

    /** Plays, and checks the events of the game like those of a run. */
    void check() {
        var arguments = rules.arguments(puzzle.presets());
        var instance = rules.instance(puzzle, arguments);
        var sink = new CheckedSink(findings, Integer.MAX_VALUE);
        play(arguments, instance, sink);
        var run = new CheckedRun(puzzle, instance, sink.events(), Integer.MAX_VALUE, comparison, findings);
        EventRules.packing(run);
        BoardRules.undo(run);
        BoardRules.snapshot(run);
    }

    private void play(Arguments arguments, Instance instance, CheckedSink events) {
        var board = instance.board();
        EventSink sink = event -> {
            events.emit(event);
            board.apply(event);
        };
        rules.open(arguments, sink);
        for (int move = 0; move < MOST_MOVES; move++) {
            var status = rules.status(arguments, board);
            for (var language : Language.values()) {
                Sentences.check(status.state().name(), status.sentence(), new Words(language), findings);
            }
            if (status.isOver()) {
                return;
            }
            var copy = instance.board();
            copy.restore(board.snapshot());
            var hint = rules.hint(arguments, copy, () -> {});
            for (var language : Language.values()) {
                Sentences.check("hint", hint.why(), new Words(language), findings);
            }
            if (hint.move().isEmpty()) {
                findings.add("check.no-hint", puzzle.id(), move);
                return;
            }
            hint.move().forEach(event -> sink.emit(event.pack()));
        }
    }
}
