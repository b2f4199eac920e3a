package puzzlescope.core.puzzle.finder;

import java.util.List;
import java.util.function.Function;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.finder.condition.ConditionParser;
import puzzlescope.core.puzzle.finder.condition.Searches;
import puzzlescope.core.puzzle.finder.condition.SizeCondition.EvenSize;
import puzzlescope.core.puzzle.finder.tree.DiskTree;
import puzzlescope.core.puzzle.finder.tree.FileTree;
import puzzlescope.core.puzzle.finder.tree.SampleTree;

/** Files to be found in a folder and all folders below it. */
public final class FinderPuzzle implements Puzzle {

    /** The root folder of the walk; empty for the sample tree. */
    public static final TextParameter<String> FOLDER =
            new TextParameter<>("folder", "", TypedFolder::parse, Function.identity());

    /** The conditions to search for. */
    public static final TextParameter<Searches> MATCH = new TextParameter<Searches>(
                    "match", Searches.of(new EvenSize()), ConditionParser::searches, Searches::text)
            .describedBy(Searches::describe);

    public static final ChoiceParameter<Boolean> FOLLOW_LINKS = ChoiceParameter.yesOrNo("follow-links");

    private static final ChoiceParameter<FinderAlgorithm> ALGORITHM =
            new ChoiceParameter<>("algorithm", List.of(FinderAlgorithm.values()), FinderAlgorithm::id);

    @Override
    public String id() {
        return "finder";
    }

    @Override
    public ChoiceParameter<FinderAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(FOLDER, MATCH, FOLLOW_LINKS);
    }

    static FileTree tree(Arguments arguments) {
        var folder = arguments.get(FOLDER);
        return folder.isEmpty() ? SampleTree.bundled() : new DiskTree(TypedFolder.path(folder));
    }
}
