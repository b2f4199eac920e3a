package puzzlescope.export.page;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.PictureSize;

/**
 * The positions of a range as a self-contained page that plays in any browser, in both languages, in light, dark and
 * high contrast, without a network.
 */
public final class PageExport implements ExportKind {

    private static final int MOST_MOMENTS = 5_000;
    /** Number of moments from which the size of a page is estimated. */
    private static final int SAMPLE = 150;

    /** A smaller default than for other pictures, so that text stays legible at the width of a phone. */
    private static final TextParameter<PictureSize> RESOLUTION = new TextParameter<>(
            ExportOptions.RESOLUTION.name(), new PictureSize(800, 600), PictureSize::parse, PictureSize::toString);

    /** The initial theme; by default the page follows its reader's settings. */
    static final ChoiceParameter<String> THEME = new ChoiceParameter<>(
            ExportOptions.THEME.name(),
            Stream.concat(Stream.of("system"), PagePictures.THEMES.stream()).toList(),
            theme -> theme);

    @Override
    public String id() {
        return "page";
    }

    @Override
    public List<String> endings() {
        return List.of(".html");
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(
                ExportOptions.BEGIN,
                ExportOptions.END,
                ExportOptions.BY,
                THEME,
                RESOLUTION,
                ExportOptions.PICTURE_TEXT_SIZE);
    }

    @Override
    public int mostMoments() {
        return MOST_MOMENTS;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        var positions = exportRequest.stops(MOST_MOMENTS);
        return List.of(exportRequest.with(text(exportRequest, positions)));
    }

    /** Makes the page of the first moments: further ones add as much as the second half of these. */
    @Override
    public long size(ExportRequest exportRequest, long[] positions) throws InterruptedException {
        int moments = positions.length;
        if (moments <= SAMPLE) {
            return bytes(exportRequest, positions);
        }
        long whole = bytes(exportRequest, Arrays.copyOf(positions, SAMPLE));
        long half = bytes(exportRequest, Arrays.copyOf(positions, SAMPLE / 2));
        return whole + (whole - half) * (moments - SAMPLE) / (SAMPLE - SAMPLE / 2);
    }

    private static long bytes(ExportRequest exportRequest, long[] positions) throws InterruptedException {
        return text(exportRequest, positions).getBytes(StandardCharsets.UTF_8).length;
    }

    private static String text(ExportRequest exportRequest, long[] positions) throws InterruptedException {
        var all = inAllLanguages(exportRequest.words());
        var pictures =
                new PagePictures(exportRequest, all, exportRequest.arguments().get(THEME));
        var pageNarration = new PageNarration(exportRequest.session(), all);
        for (int i = 0; i < positions.length; i++) {
            pictures.add(positions[i]);
            pageNarration.add(positions[i]);
            exportRequest.done(i + 1, positions.length);
        }
        return new PageFile(exportRequest, all).text(pictures, pageNarration);
    }

    private static List<Words> inAllLanguages(Words first) {
        return Stream.concat(
                        Stream.of(first),
                        Arrays.stream(Language.values())
                                .filter(language -> language != first.language())
                                .map(Words::new))
                .toList();
    }
}
