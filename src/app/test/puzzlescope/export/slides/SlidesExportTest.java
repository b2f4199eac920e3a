package puzzlescope.export.slides;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.SAXException;
import puzzlescope.engine.text.Language;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.testkit.TestExport;

class SlidesExportTest {

    private static final Pattern TARGET = Pattern.compile("Target=\"([^\"]+)\"");
    private static final Pattern PART = Pattern.compile("PartName=\"/([^\"]+)\"");

    @TempDir
    private Path folder;

    private static byte[] slides(String puzzle, Map<String, String> values) throws IOException, InterruptedException {
        try (var testExport = TestExport.of(new SlidesExport(), puzzle, Language.ENGLISH, values)) {
            return testExport.bytes();
        }
    }

    private static Map<String, byte[]> parts(byte[] file) throws IOException {
        var parts = new LinkedHashMap<String, byte[]>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                parts.put(entry.getName(), zip.readAllBytes());
            }
        }
        return parts;
    }

    @Test
    void theSameArgumentsGiveTheSameBytes() throws IOException, InterruptedException {
        var few = Map.of("end", "3");
        assertThat(slides("hanoi", few)).isEqualTo(slides("hanoi", few));
    }

    @Test
    void thereIsATitleAndASlideWithANoteForEachMoment() throws IOException, InterruptedException {
        var parts = parts(slides("hanoi", Map.of("begin", "1", "end", "4")));
        assertThat(parts.keySet()).first().isEqualTo("[Content_Types].xml");
        assertThat(parts.keySet())
                .filteredOn(name -> name.matches("ppt/slides/[^/]+"))
                .hasSize(5);
        assertThat(new String(parts.get("ppt/slides/slide1.xml"), UTF_8))
                .contains(">Towers of Hanoi<", ">Recursive, 3 pegs<", ">Disks: 3<");
        for (var place : new String[] {"ppt/slides/slide5.xml", "ppt/notesSlides/notesSlide5.xml"}) {
            assertThat(new String(parts.get(place), UTF_8))
                    .contains(">Move 1: disk 1 from A to C. This is allowed: no disk lies on it, and C is empty.<")
                    .contains(">Step 4<");
        }
        var picture = ImageIO.read(new ByteArrayInputStream(parts.get("ppt/media/image5.png")));
        assertThat(picture.getWidth()).isEqualTo(1920);
        assertThat(picture.getHeight()).isEqualTo(840);
    }

    @Test
    void everyPartIsWellFormedAndWhatItRefersToIsThere()
            throws IOException, InterruptedException, ParserConfigurationException, SAXException {
        Files.writeString(folder.resolve("<a> & \"b\".txt"), "22");
        var parts = parts(slides("finder", Map.of("folder", folder.toString())));
        assertThat(String.join(
                        " ",
                        parts.values().stream()
                                .map(each -> new String(each, UTF_8))
                                .toList()))
                .contains("&lt;a&gt; &amp; &quot;b&quot;.txt");
        var builder = DocumentBuilderFactory.newNSInstance().newDocumentBuilder();
        for (var part : parts.entrySet()) {
            var name = part.getKey();
            if (name.endsWith(".png")) {
                continue;
            }
            builder.parse(new ByteArrayInputStream(part.getValue()));
            var text = new String(part.getValue(), UTF_8);
            if (name.endsWith(".rels")) {
                var owner = Path.of(name.replace("_rels/", "").replace(".rels", ""));
                TARGET.matcher(text)
                        .results()
                        .forEach(target -> assertThat(parts).as(name).containsKey(place(owner, target.group(1))));
            }
            PART.matcher(text).results().forEach(listed -> assertThat(parts).containsKey(listed.group(1)));
        }
    }

    private static String place(Path owner, String target) {
        var folder = owner.getParent();
        return (folder == null ? Path.of(target) : folder.resolve(target))
                .normalize()
                .toString()
                .replace('\\', '/');
    }

    @Test
    void tooManyMomentsAreRefused() {
        assertThatThrownBy(() -> slides("queens", Map.of("by", "events"))).isInstanceOf(ExportRefusedException.class);
    }
}
