package puzzlescope.export.film;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A film as MP4, encoded by the user's {@code ffmpeg}, if installed. */
final class Mp4Film implements Film {

    private static final String PROGRAM = "ffmpeg";
    private static final int FRAMES_A_SECOND = 20;
    private static final int MILLIS_A_FRAME = 1000 / FRAMES_A_SECOND;
    private static final long PATIENCE_MINUTES = 10;

    private final Path folder;
    private final Path file;
    private final Path said;
    private final Process process;
    private final OutputStream frames;
    private byte[] bytes = new byte[0];
    private int owed;

    private Mp4Film(Path program, int width, int height) throws IOException {
        folder = Files.createTempDirectory("puzzlescope-film");
        file = folder.resolve("made.mp4");
        said = folder.resolve("said.txt");
        process = new ProcessBuilder(
                        program.toString(),
                        "-hide_banner",
                        "-loglevel",
                        "error",
                        "-f",
                        "rawvideo",
                        "-pix_fmt",
                        "rgb24",
                        "-s",
                        width + "x" + height,
                        "-r",
                        Integer.toString(FRAMES_A_SECOND),
                        "-i",
                        "-",
                        "-vf",
                        "pad=ceil(iw/2)*2:ceil(ih/2)*2",
                        "-pix_fmt",
                        "yuv420p",
                        "-movflags",
                        "+faststart",
                        "-fflags",
                        "+bitexact",
                        "-flags:v",
                        "+bitexact",
                        file.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        frames = new BufferedOutputStream(process.getOutputStream());
    }

    /** Returns a film with this frame size; empty if {@code ffmpeg} is not found. */
    static Optional<Film> of(int width, int height) throws IOException {
        var program = program();
        return program.isEmpty() ? Optional.empty() : Optional.of(new Mp4Film(program.get(), width, height));
    }

    static Optional<Path> program() {
        var path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Arrays.stream(path.split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .flatMap(folder ->
                        Arrays.stream(new String[] {PROGRAM, PROGRAM + ".exe"}).map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .filter(Files::isRegularFile)
                .findFirst();
    }

    @Override
    public void add(int[] pixels, int millis) throws IOException, InterruptedException {
        if (bytes.length == 0) {
            bytes = new byte[3 * pixels.length];
        }
        for (int i = 0; i < pixels.length; i++) {
            bytes[3 * i] = (byte) (pixels[i] >> 16);
            bytes[3 * i + 1] = (byte) (pixels[i] >> 8);
            bytes[3 * i + 2] = (byte) pixels[i];
        }
        owed += millis;
        for (; owed >= MILLIS_A_FRAME; owed -= MILLIS_A_FRAME) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            try {
                frames.write(bytes);
            } catch (IOException ended) {
                throw failed(ended);
            }
        }
    }

    private IOException failed(IOException cause) throws IOException {
        process.destroyForcibly();
        var reason = Files.readString(said).strip().lines().findFirst().orElse(String.valueOf(cause.getMessage()));
        return new IOException(PROGRAM + ": " + reason, cause);
    }

    @Override
    public byte[] finish() throws IOException, InterruptedException {
        try {
            frames.close();
        } catch (IOException ended) {
            throw failed(ended);
        }
        if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw failed(new IOException("exit"));
        }
        return Files.readAllBytes(file);
    }

    @Override
    public void close() {
        process.destroyForcibly();
        for (var each : new Path[] {file, said, folder}) {
            try {
                Files.deleteIfExists(each);
            } catch (IOException left) {
                each.toFile().deleteOnExit();
            }
        }
    }
}
