/**
 * Plug-ins: jars that bring puzzles from outside. They are looked for in a folder of the user's, and used only if the
 * person has allowed that very file.
 */
@NullMarked
package puzzlescope.app.plugin;

import org.jspecify.annotations.NullMarked;
