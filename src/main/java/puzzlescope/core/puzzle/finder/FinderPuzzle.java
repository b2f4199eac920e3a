package puzzlescope.core.puzzle.finder;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.List;
import java.util.function.Function;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.finder.board.FinderBoard;
import puzzlescope.core.puzzle.finder.condition.Condition;
import puzzlescope.core.puzzle.finder.condition.Condition.EvenSize;
import puzzlescope.core.puzzle.finder.condition.ConditionParser;
import puzzlescope.core.puzzle.finder.event.FinderEvent;
import puzzlescope.core.puzzle.finder.event.Findings;
import puzzlescope.core.puzzle.finder.search.Walk;
import puzzlescope.core.puzzle.finder.tree.DiskTree;
import puzzlescope.core.puzzle.finder.tree.FileTree;
import puzzlescope.core.puzzle.finder.tree.SampleTree;

/** Files that are to be found in a folder and all folders below it. */
public final class FinderPuzzle implements Puzzle {

    /** Where the walk begins; empty for the sample tree. */
    public static final TextParameter<String> FOLDER =
            new TextParameter<>("folder", "", TypedFolder::parse, Function.identity());

    /** What is looked for. */
    public static final TextParameter<Condition> MATCH = new TextParameter<Condition>(
                    "match", new EvenSize(), ConditionParser::parse, Condition::text)
            .describedBy(Condition::describe);

    public static final ChoiceParameter FOLLOW_LINKS = ChoiceParameter.yesOrNo("follow-links");

    private static final Vocabulary KINDS = FinderEvent.vocabulary(new Findings(new EvenSize(), false));

    @Override
    public String id() {
        return "finder";
    }

    @Override
    public Vocabulary vocabulary() {
        return KINDS;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(FOLDER, MATCH, FOLLOW_LINKS);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(new Algorithm(
                "walk", given -> walk(given, tree(given), findings(given)), CALL, TRY, REJECT, DEAD_END, SOLUTION));
    }

    @Override
    public Board board(Arguments arguments) {
        return new FinderBoard(findings(arguments));
    }

    @Override
    public Instance instance(Arguments arguments) {
        return instance(arguments, tree(arguments));
    }

    /** What a run through any tree is made of. */
    public static Instance instance(Arguments arguments, FileTree tree) {
        var findings = new Findings(arguments.get(MATCH), tree.isReal());
        return new Instance(
                FinderEvent.vocabulary(findings),
                () -> new FinderBoard(findings),
                walk(arguments, tree, findings),
                new FinderPuzzle().counted(arguments));
    }

    private static Walk walk(Arguments arguments, FileTree tree, Findings findings) {
        return new Walk(tree, arguments.get(FOLLOW_LINKS).equals(ChoiceParameter.YES), findings);
    }

    private static Findings findings(Arguments arguments) {
        return new Findings(arguments.get(MATCH), !arguments.get(FOLDER).isEmpty());
    }

    private static FileTree tree(Arguments arguments) {
        var folder = arguments.get(FOLDER);
        return folder.isEmpty() ? SampleTree.bundled() : new DiskTree(TypedFolder.path(folder));
    }
}
