/** The command line. */
module puzzlescope.command {
    requires transitive puzzlescope.export;
    requires transitive puzzlescope.program;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires static org.jspecify;

    exports puzzlescope.command;

    provides puzzlescope.export.ExportKind with
            puzzlescope.command.EventsExport;
}
