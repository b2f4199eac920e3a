package puzzlescope.app.document;

import static java.util.stream.Collectors.joining;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import puzzlescope.engine.event.Message;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Appearance;

/** The recently opened or saved files, at the end of the file menu, newest first. FX thread only. */
public final class RecentFiles {

    private static final int MOST = 8;

    private final Appearance appearance;
    private final MenuButton menu;
    private final Consumer<Path> opener;
    private final List<Path> files = new ArrayList<>();
    private final List<MenuItem> items = new ArrayList<>();
    private final SeparatorMenuItem line = new SeparatorMenuItem();

    RecentFiles(Appearance appearance, MenuButton menu, Consumer<Path> opener) {
        this.appearance = appearance;
        this.menu = menu;
        this.opener = opener;
        menu.setOnShowing(_ -> {
            list();
            look();
        });
    }

    void add(Path file) {
        var whole = file.toAbsolutePath().normalize();
        files.remove(whole);
        files.addFirst(whole);
        while (files.size() > MOST) {
            files.removeLast();
        }
    }

    public List<Path> files() {
        return List.copyOf(files);
    }

    /** The folder of the newest file, if it exists. */
    Optional<File> folder() {
        return files.stream()
                .limit(1)
                .flatMap(file -> Stream.ofNullable(file.getParent()))
                .map(Path::toFile)
                .filter(File::isDirectory)
                .findFirst();
    }

    /** The entries as one text for the settings, a line each; names with a line end are not remembered. */
    public String remembered() {
        return files.stream()
                .map(Path::toString)
                .filter(name -> name.lines().count() == 1)
                .collect(joining("\n"));
    }

    public void restore(String remembered) {
        files.clear();
        remembered
                .lines()
                .filter(line -> !line.isBlank())
                .limit(MOST)
                .flatMap(name -> path(name).stream())
                .forEach(files::add);
    }

    private static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException fromElsewhere) {
            return Optional.empty();
        }
    }

    private void list() {
        menu.getItems().removeAll(items);
        menu.getItems().remove(line);
        items.clear();
        for (var file : files) {
            var item = new MenuItem(words("run-file.recent", file));
            item.setId("run-file-recent-" + items.size());
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> opener.accept(file));
            items.add(item);
        }
        if (!items.isEmpty()) {
            menu.getItems().add(line);
            menu.getItems().addAll(items);
        }
    }

    private String words(String key, Path file) {
        return appearance
                .texts()
                .localize(Message.of(key, String.valueOf(file.getFileName()), String.valueOf(file.getParent())));
    }

    /** Marks missing files. Disks may be slow, so this is checked on a background thread. */
    private void look() {
        var all = files();
        Thread.ofPlatform().daemon().name("recent-files").start(() -> {
            var missing = all.stream().filter(file -> !Files.exists(file)).toList();
            FxThread.run(() -> {
                for (int i = 0; i < items.size() && all.equals(files); i++) {
                    if (missing.contains(files.get(i))) {
                        items.get(i).setText(words("run-file.recent.missing", files.get(i)));
                    }
                }
            });
        });
    }
}
