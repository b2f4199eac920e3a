package puzzlescope.finder;

import java.util.List;
import java.util.function.Function;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.finder.condition.ConditionParser;
import puzzlescope.finder.condition.SearchConditions;
import puzzlescope.finder.condition.SizeCondition.EvenSize;
import puzzlescope.finder.tree.DiskTree;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.SampleTree;

/** Files to be found in a folder and all folders below it. */
public final class FinderPuzzle implements Puzzle {

    /** The root folder of the walk; empty for the sample tree. */
    public static final TextParameter<String> FOLDER =
            new TextParameter<>("folder", "", FolderPathFormat::parse, Function.identity()).outside();

    public static final TextParameter<SearchConditions> MATCH = new TextParameter<SearchConditions>(
                    "match", SearchConditions.of(new EvenSize()), ConditionParser::searches, SearchConditions::text)
            .describedBy(SearchConditions::describe);

    public static final ChoiceParameter<Boolean> FOLLOW_LINKS = ChoiceParameter.yesOrNo("follow-links");

    private static final ChoiceParameter<FinderAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", FinderAlgorithm.values());

    @Override
    public String id() {
        return "finder";
    }

    @Override
    public ChoiceParameter<FinderAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(
                Rivalry.of(ALGORITHM, FinderAlgorithm.WALK, FinderAlgorithm.QUEUE_WALK, FinderAlgorithm.PLAIN_WALK));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(FOLDER, MATCH, FOLLOW_LINKS);
    }

    @Override
    public List<Parameter<?>> mainInputs() {
        return List.of(MATCH);
    }

    static FileTree tree(Arguments arguments) {
        var folder = arguments.get(FOLDER);
        return folder.isEmpty() ? SampleTree.bundled() : new DiskTree(FolderPathFormat.path(folder));
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        // Only the plain walk comes to a folder again, by a link.
        boolean visitsOnce = arguments.get(ALGORITHM) != FinderAlgorithm.PLAIN_WALK || !arguments.get(FOLLOW_LINKS);
        return new FinderStepQuestions(visitsOnce, arguments.get(FOLLOW_LINKS));
    }
}
