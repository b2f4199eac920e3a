/** Checks of the sources of all modules: their layout, and what Error Prone finds. */
package puzzlescope.checks;
