package puzzlescope.engine.trace;

import puzzlescope.engine.event.Role;

/**
 * Matches events after which the depth is at most {@code depth} and, unless {@code roleBits} is 0, that have one of
 * these roles.
 */
record TraceQuery(int depth, int roleBits) {

    static TraceQuery depthAtMost(int depth) {
        return new TraceQuery(depth, 0);
    }

    static TraceQuery role(Role role) {
        return new TraceQuery(Integer.MAX_VALUE, role.bit());
    }

    boolean matches(int depthAfter, int eventRoleBits) {
        return depthAfter <= depth && (roleBits == 0 || (roleBits & eventRoleBits) != 0);
    }

    boolean mayMatch(DepthProfile profile, int cell) {
        return matches(profile.lowest(cell), profile.roles(cell));
    }
}
