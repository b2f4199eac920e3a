package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

/** What must be true of every print, whoever asks for it. */
class TranscriptsTest {

    /** No piece is longer than a few lines, so that whoever takes the text can end it in time. */
    private static final int LONGEST_PIECE = 500;

    static Stream<Arguments> algorithms() {
        return Catalogue.all().stream()
                .flatMap(puzzle ->
                        puzzle.algorithms().stream().map(algorithm -> Arguments.of(puzzle.id(), algorithm.id())));
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void theInputsOfThePuzzleAloneAreEnoughForAPrint(String id, String algorithm) {
        var puzzle = Catalogue.get(id);
        assertThat(print(puzzle, algorithm)).isNotEmpty().allMatch(piece -> piece.length() <= LONGEST_PIECE);
    }

    private static List<String> print(Puzzle puzzle, String algorithm) {
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        for (var parameter : puzzle.parameters()) {
            // On a full board a search for a knight's tour without a rule takes hours, a count of all tours even
            // longer.
            if (List.of("rows", "columns").contains(parameter.name())) {
                arguments =
                        arguments.with(parameter, List.of("plain", "frontier").contains(algorithm) ? "5" : "6");
            }
        }
        var instance = puzzle.instance(arguments);
        var pieces = new ArrayList<String>();
        var transcript = Transcripts.begin(
                puzzle, arguments, instance, new Words(Language.ENGLISH), piece -> pieces.add(piece.toString()));
        instance.solver().solve(transcript);
        transcript.finish();
        return pieces;
    }

    @ParameterizedTest
    @MethodSource("large")
    void aLargeBoardIsPrintedARowAtATime(String id, String algorithm, String side) {
        var puzzle = Catalogue.get(id);
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        for (var parameter : puzzle.parameters()) {
            if (List.of("width", "height", "n").contains(parameter.name())) {
                arguments = arguments.with(parameter, side);
            }
        }
        var instance = puzzle.instance(arguments);
        var longest = new int[1];
        var transcript = Transcripts.begin(
                puzzle,
                arguments,
                instance,
                new Words(Language.ENGLISH),
                piece -> longest[0] = Math.max(longest[0], piece.length()));
        instance.solver().solve(transcript);
        transcript.finish();
        assertThat(longest[0]).isBetween(1, 2 * Integer.parseInt(side) + 1);
    }

    static Stream<Arguments> large() {
        return Stream.of(
                Arguments.of("maze", "giant", "1001"),
                Arguments.of("maze", "kruskal", "61"),
                Arguments.of("queens", "construction", "1000"));
    }
}
