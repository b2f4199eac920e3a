package puzzlescope.export.film;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportRequest;

/** The sentences of a film with their times, as WebVTT (W3C). */
final class Subtitles {

    private final StringBuilder text = new StringBuilder("WEBVTT\n");

    Subtitles(FilmScript filmScript, FilmPictures pictures) {
        long begin = 0;
        long now = 0;
        for (var frame : filmScript.frames()) {
            now += frame.millis();
            if (frame.isAtRest()) {
                var sentence = pictures.sentence(frame.position());
                text.append("\n%s --> %s\n%s\n".formatted(time(begin), time(now), escaped(sentence)));
                begin = now;
            }
        }
    }

    private static String time(long millis) {
        return String.format(
                Locale.ROOT,
                "%02d:%02d:%02d.%03d",
                millis / 3_600_000,
                millis / 60_000 % 60,
                millis / 1000 % 60,
                millis % 1000);
    }

    private static String escaped(String sentence) {
        return sentence.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace('\n', ' ');
    }

    ExportFile file(ExportRequest exportRequest) {
        return ExportFile.of(exportRequest.sibling(".vtt"), text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
