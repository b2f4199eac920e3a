package puzzlescope.export.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Node;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.svg.SvgSurface;

class FilmExportTest {

    private static final Map<String, String> SMALL = Map.of("resolution", "320x200", "end", "9");

    @TempDir
    private Path folder;

    private static ExportRequest export(String puzzle, Map<String, String> options, Path file)
            throws InterruptedException {
        var found = Catalogue.get(puzzle);
        var parameters = new ArrayList<Parameter<?>>(found.parameters());
        parameters.addAll(ExportKind.of("film").options());
        var arguments = Arguments.presets(parameters);
        for (var parameter : parameters) {
            if (options.containsKey(parameter.name())) {
                arguments = arguments.with(parameter, options.get(parameter.name()));
            }
        }
        var session = Session.of(found, arguments, Retention.inMemory(1 << 26));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        return new ExportRequest(
                session, PuzzlePicture.of(puzzle).orElseThrow(), arguments, new Words(Language.ENGLISH), file, _ -> {});
    }

    private List<ExportFile> make(String puzzle, Map<String, String> options, String name)
            throws IOException, InterruptedException {
        return new FilmExport().make(export(puzzle, options, folder.resolve(name)));
    }

    private byte[] bytes(String puzzle, Map<String, String> options, String name)
            throws IOException, InterruptedException {
        return bytes(make(puzzle, options, name).getFirst());
    }

    private byte[] bytes(ExportFile file) throws IOException {
        var path = Files.createTempFile(folder, "made", "");
        try (var channel = java.nio.channels.FileChannel.open(path, java.nio.file.StandardOpenOption.WRITE)) {
            file.content().writeTo(channel);
        }
        return Files.readAllBytes(path);
    }

    @Tag("thorough")
    @Test
    void everyPuzzleIsFilmedAndTheSameArgumentsGiveTheSameBytes() throws IOException, InterruptedException {
        for (var puzzle : Catalogue.all()) {
            for (var name : List.of("film.gif", "film.png")) {
                assertThat(bytes(puzzle.id(), SMALL, name)).as(puzzle.id()).isEqualTo(bytes(puzzle.id(), SMALL, name));
            }
        }
    }

    @Test
    void aGifLaidFrameOnFrameShowsThePicturesOfTheMoments() throws IOException, InterruptedException {
        var options = Map.of("resolution", "320x200", "end", "9", "moving", "no");
        var exportRequest = export("tiles", options, folder.resolve("film.gif"));
        var pictures = new FilmPictures(exportRequest, true);
        var reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(bytes("tiles", options, "film.gif"))));
        int count = reader.getNumImages(true);
        assertThat(count).isBetween(5, 10);
        var shown = new java.awt.image.BufferedImage(320, 200, java.awt.image.BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < count; i++) {
            var place = place(reader, i);
            shown.createGraphics().drawImage(reader.read(i), place[0], place[1], null);
        }
        int[] last = pictures.pixels(new FilmScript.Frame(9, 1, 0));
        int far = 0;
        for (int i = 0; i < last.length; i++) {
            far += distance(last[i], shown.getRGB(i % 320, i / 320)) > 24 ? 1 : 0;
        }
        assertThat(far)
                .as("pixels whose colour was replaced by one that is far")
                .isLessThan(last.length / 500);
    }

    private static int distance(int one, int other) {
        return Math.max(
                Math.abs((one >> 16 & 255) - (other >> 16 & 255)),
                Math.max(Math.abs((one >> 8 & 255) - (other >> 8 & 255)), Math.abs((one & 255) - (other & 255))));
    }

    private static int[] place(ImageReader reader, int image) throws IOException {
        var tree = reader.getImageMetadata(image).getAsTree("javax_imageio_gif_image_1.0");
        for (Node node = tree.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node.getNodeName().equals("ImageDescriptor")) {
                return new int[] {number(node, "imageLeftPosition"), number(node, "imageTopPosition")};
            }
        }
        throw new AssertionError("an image without a place");
    }

    private static int number(Node node, String attribute) {
        return Integer.parseInt(node.getAttributes().getNamedItem(attribute).getNodeValue());
    }

    @Test
    void anAnimatedPngIsAPictureForThoseWhoKnowNoFilms() throws IOException, InterruptedException {
        var bytes = bytes("queens", SMALL, "film.png");
        var image = ImageIO.read(new ByteArrayInputStream(bytes));
        assertThat(image.getWidth()).isEqualTo(320);
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).contains("acTL", "fcTL", "fdAT", "IEND");
    }

    @Test
    void aRangeThatIsTooLongIsRefusedWithWhatToChoose() {
        assertThatThrownBy(() -> make("queens", Map.of("end", "100%", "by", "events"), "film.gif"))
                .isInstanceOfSatisfying(ExportRefusedException.class, refused -> {
                    assertThat(refused.option()).isEqualTo("end");
                    assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                            .contains("3,000", "--by");
                });
    }

    @Test
    void sentencesBesideAFilmHaveTheirTimes() throws IOException, InterruptedException {
        var files = make(
                "hanoi",
                Map.of("resolution", "320x200", "captions", "beside", "per-minute", "30", "end", "3"),
                "film.gif");
        assertThat(files).hasSize(2);
        assertThat(files.getLast().path()).hasFileName("film.vtt");
        assertThat(bytes(files.getLast()))
                .asString(StandardCharsets.UTF_8)
                .startsWith("WEBVTT\n\n00:00:00.000 --> ")
                .contains("\nThe start: nothing has happened yet.\n");
    }

    @Test
    void fewColoursStayAsTheyAreAndManyAreAveraged() {
        var counts = new ColorCounts();
        counts.add(new int[] {0x112233, 0x112233, 0xFFFFFF});
        assertThat(ColorTable.of(counts).colors()).containsExactlyInAnyOrder(0x112233, 0xFFFFFF);
        int[] many = new int[4096];
        Arrays.setAll(many, i -> i * 4096);
        counts.add(many);
        counts.add(new int[] {0x112233});
        var table = ColorTable.of(counts);
        assertThat(table.colors()).hasSizeLessThanOrEqualTo(ColorTable.MOST).contains(0x112233);
        assertThat(table.colors()[table.nearest(0x112233) & 255]).isEqualTo(0x112233);
    }

    @Test
    void aSentenceThatIsTooLongEndsInAnEllipsis() throws InterruptedException {
        var style = export("hanoi", SMALL, folder.resolve("x.gif")).style();
        var filmCaption = new FilmCaption(style, Language.ENGLISH.locale());
        assertThat(filmCaption.lines("Disk 1 moves.", 900)).containsExactly("Disk 1 moves.");
        assertThat(filmCaption.lines("Disk 1 moves from A to C and then on. ".repeat(9), 300))
                .hasSize(2)
                .last()
                .asString()
                .endsWith("…");
        assertThat(new FilmCaption(style, Language.CHINESE.locale()).lines("圆盘一移到丙柱上然后再移到乙柱上".repeat(3), 400))
                .hasSize(2);
    }

    @Test
    void aSentenceThatIsALittleTooLongHasSmallerLetters() throws InterruptedException {
        var style = export("hanoi", SMALL, folder.resolve("x.gif")).style();
        var filmCaption = new FilmCaption(style, Language.ENGLISH.locale());
        var sentence = "Disk 1 moves from A to C and then on. ".repeat(2).strip();
        var narrow = new SvgSurface(450, 200, style);
        filmCaption.write(narrow, sentence);
        assertThat(narrow.document()).contains("font-size=\"20.4\"").doesNotContain("…");
        var wide = new SvgSurface(900, 200, style);
        filmCaption.write(wide, sentence);
        assertThat(wide.document()).contains("font-size=\"24\"");
    }

    @Test
    void aFilmLastsAsLongAsItsMoments() {
        long[] positions = {0, 1, 2, 10};
        for (boolean moving : new boolean[] {false, true}) {
            var frames = new FilmScript(positions, 60, moving, false).frames();
            assertThat(frames.stream().mapToInt(FilmScript.Frame::millis).sum()).isEqualTo(4000);
            assertThat(frames)
                    .allSatisfy(frame -> assertThat(frame.millis() % 50).isZero());
        }
        assertThat(new FilmScript(positions, 60, true, false).frames()).hasSizeGreaterThan(4);
        assertThat(new FilmScript(positions, 1200, true, false).frames())
                .as("too fast to see a movement")
                .hasSize(4);
    }
}
