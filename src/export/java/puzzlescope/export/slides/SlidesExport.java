package puzzlescope.export.slides;

import java.util.List;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportHeading;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.MomentSentence;
import puzzlescope.export.PictureSize;

/** The positions of a range as slides: the board with the sentence below it, which is also the speaker's note. */
public final class SlidesExport implements ExportKind {

    private static final int MOST_SLIDES = 200;
    /** Resolution of a projector with a width of 1920 px. */
    private static final double SCALE = 1.5;
    /** A default in the proportions of the area above the sentence. */
    private static final TextParameter<PictureSize> RESOLUTION = new TextParameter<>(
            ExportOptions.RESOLUTION.name(), new PictureSize(1280, 560), PictureSize::parse, PictureSize::toString);

    @Override
    public String id() {
        return "slides";
    }

    @Override
    public List<String> endings() {
        return List.of(".pptx");
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(
                ExportOptions.BEGIN,
                ExportOptions.END,
                ExportOptions.BY,
                ExportOptions.THEME,
                RESOLUTION,
                ExportOptions.SLIDE_TEXT_SIZE);
    }

    @Override
    public int mostMoments() {
        return MOST_SLIDES;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        var positions = exportRequest.stops(MOST_SLIDES);
        var session = exportRequest.session();
        var words = exportRequest.words();
        var board = exportRequest.board();
        var file = new PptxFile(ExportHeading.of(session, words), words.language(), exportRequest.style());
        for (int i = 0; i < positions.length; i++) {
            file.add(
                    board.png(positions[i], SCALE),
                    board.width(),
                    board.height(),
                    MomentSentence.of(session.timeline().lastEvent(), words),
                    words.localize("export.step", positions[i]));
            exportRequest.done(i + 1, positions.length);
        }
        return List.of(exportRequest.with(file.bytes()));
    }
}
