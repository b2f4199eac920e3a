package puzzlescope.finder;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.event.FinderEvent.FileMatched;
import puzzlescope.finder.event.FinderEvent.FileRejected;
import puzzlescope.finder.event.FinderEvent.FolderEntered;
import puzzlescope.finder.event.FinderEvent.FolderLeft;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FoundEntries;

/** Asks whether a given file matches, what follows when a folder is found, and how many matches a folder has. */
final class FinderStepQuestions implements StepQuestions {

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof FinderBoard board)) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case FileMatched matched -> List.of(file(matched.findings(), matched.file(), true));
            case FileRejected rejected -> List.of(file(rejected.findings(), rejected.file(), false));
            case FolderEntered entered when entered.folder().parent() != null -> List.of(folder(entered.folder()));
            case FolderLeft left -> List.of(matches(board, left));
            default -> List.of();
        };
    }

    private static StepQuestion file(FoundEntries found, FileEntry file, boolean isMatch) {
        var condition = found.condition(file);
        var why = condition.explanation(file);
        var yes = Message.of("finder.step.matches");
        var no = Message.of("finder.step.differs");
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("finder.step.file", file.name(), file.size(), condition.describe()),
                        isMatch ? yes : no,
                        Message.of("finder.step.because", why))
                .or(isMatch ? no : yes, Message.of("finder.step.because", why))
                .or(Message.of("finder.step.ends"), Message.of("finder.step.ends-why"));
    }

    private static StepQuestion folder(FileEntry folder) {
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("finder.step.folder", folder.name()),
                        Message.of("finder.step.walk-now", folder.name()),
                        Message.of("finder.step.walk-now-why", folder.name()))
                .or(Message.of("finder.step.tested", folder.name()), Message.of("finder.step.tested-why", folder.name()))
                .or(Message.of("finder.step.after-all"), Message.of("finder.step.after-all-why"))
                .or(Message.of("finder.step.return-first"), Message.of("finder.step.return-first-why"));
    }

    private static StepQuestion matches(FinderBoard board, FolderLeft left) {
        var found = left.findings();
        int right = left.matches();
        int all = board.matches();
        int own = (int) IntStream.range(0, all)
                .filter(match -> left.folder().equals(found.match(match).parent()))
                .count();
        var why = Message.of("finder.step.matches-why", right, left.folder().name());
        return StepQuestion.of(
                        PredictionKind.VALUE, Message.of("finder.step.count", left.folder().name()), number(right), why)
                .or(number(own), Message.of("finder.step.own-why", left.folder().name()))
                .or(number(all), Message.of("finder.step.total-why", left.folder().name()))
                .or(number(right + 1), why)
                .or(number(right + 2), why);
    }

    private static Message number(int number) {
        return Message.of("question.number", number);
    }
}
