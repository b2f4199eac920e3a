package puzzlescope.export.film;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;

/** The positions of a range as a film: a GIF, an animated PNG, or MP4 if {@code ffmpeg} is installed. */
public final class FilmExport implements ExportKind {

    private static final String GIF = ".gif";
    private static final String PNG = ".png";
    private static final String MP4 = ".mp4";
    private static final int MOST_MOMENTS = 3000;
    private static final int SAMPLES = 16;
    private static final int MOST_A_MINUTE = 1200;
    private static final double SECONDS_A_MINUTE = 60;

    /** The place of the sentences. */
    enum Captions {
        BELOW,
        BESIDE,
        NONE
    }

    private static final NumberParameter SPEED = new NumberParameter("per-minute", 6, MOST_A_MINUTE, false, 60L);
    private static final ChoiceParameter<Boolean> MOVING = ChoiceParameter.yesOrNo("moving");
    private static final ChoiceParameter<Captions> CAPTIONS = ChoiceParameter.of("captions", Captions.values());

    @Override
    public String id() {
        return "film";
    }

    @Override
    public List<String> endings() {
        return List.of(GIF, PNG, MP4);
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(
                ExportOptions.BEGIN,
                ExportOptions.END,
                ExportOptions.BY,
                SPEED,
                MOVING,
                ExportOptions.WAITING,
                CAPTIONS,
                ExportOptions.THEME,
                ExportOptions.RESOLUTION,
                ExportOptions.PICTURE_TEXT_SIZE);
    }

    @Override
    public int mostMoments() {
        return MOST_MOMENTS;
    }

    @Override
    public double seconds(Arguments arguments, int moments) {
        return moments * SECONDS_A_MINUTE / arguments.integer(SPEED);
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws IOException, InterruptedException {
        var arguments = exportRequest.arguments();
        var captions = arguments.get(CAPTIONS);
        var filmScript = new FilmScript(
                exportRequest.stops(MOST_MOMENTS),
                arguments.integer(SPEED),
                arguments.get(MOVING),
                exportRequest.isFor(GIF));
        var pictures = new FilmPictures(exportRequest, captions == Captions.BELOW);
        var files = new ArrayList<ExportFile>();
        try (var pixels = new FramePixels(pictures)) {
            files.add(exportRequest.with(bytes(exportRequest, pictures, filmScript.frames(), pixels)));
        }
        if (captions == Captions.BESIDE) {
            files.add(new Subtitles(filmScript, pictures).file(exportRequest));
        }
        return files;
    }

    private static byte[] bytes(
            ExportRequest exportRequest, FilmPictures pictures, List<FilmScript.Frame> frames, FramePixels pixels)
            throws IOException, InterruptedException {
        var film = film(exportRequest, pictures, frames, pixels);
        try {
            pixels.each(frames, false, (number, each) -> {
                film.add(each, frames.get(number).millis());
                exportRequest.done(number, frames.size());
            });
            return film.finish();
        } finally {
            film.close();
        }
    }

    private static Film film(
            ExportRequest exportRequest, FilmPictures pictures, List<FilmScript.Frame> frames, FramePixels pixels)
            throws IOException, InterruptedException {
        int width = pictures.width();
        int height = pictures.height();
        if (exportRequest.isFor(MP4)) {
            return Mp4Film.of(width, height)
                    .orElseThrow(() -> new ExportRefusedException("out", Message.of("export.film.no-ffmpeg")));
        }
        var table = colors(frames, pixels);
        return exportRequest.isFor(GIF) ? new GifFilm(width, height, table) : new AnimatedPng(width, height, table);
    }

    /** Returns a palette for the whole film from some of its frames, spread from the first to the last. */
    private static ColorTable colors(List<FilmScript.Frame> frames, FramePixels pixels)
            throws IOException, InterruptedException {
        int samples = Math.min(SAMPLES, frames.size());
        var sampled = IntStream.range(0, samples)
                .mapToObj(i -> frames.get(samples == 1 ? 0 : (frames.size() - 1) * i / (samples - 1)))
                .toList();
        var counts = new ColorCounts();
        pixels.each(sampled, true, (_, each) -> counts.add(each));
        return ColorTable.of(counts);
    }
}
