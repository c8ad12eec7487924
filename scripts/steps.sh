# Sourced by scripts/test after environment.sh: steps that are timed and named, and lanes of them
# that run beside the rest.
# shellcheck shell=bash

# For each lane its log, its process (.pid) and at its end its status; also the tests' reports.
lanes=$(mktemp -d)

# What failed, where the caller has set `go_on`; without it the first failure ends the run.
go_on='' failed=()

end_lanes() {
    local pid
    for pid in "$lanes"/*.pid; do
        [ ! -e "$pid" ] || kill -- "-$(<"$pid")" 2>/dev/null || :
    done
    rm -rf -- "$lanes"
}
trap end_lanes EXIT

note_failure() { # name, what is said of it
    [ -n "$go_on" ] || fail "$2"
    printf '%s\n' "$2" >&2
    failed+=("$1")
}

step() { # name, command
    local name=$1 start=$SECONDS
    shift
    printf '\n=== %s\n' "$name"
    "$@" || note_failure "$name" "the step '$name' failed after $((SECONDS - start)) s"
    printf -- '--- %s: %d s\n' "$name" $((SECONDS - start))
    join_ended
}

# Start a command beside the rest; what it says is shown when it is joined.
beside() { # lane, command
    local lane=$lanes/$1
    shift
    set -m # a process group of its own, which can be ended as a whole
    (
        set +e
        (
            set -e
            lanes=$lane.none # it has no lanes of its own
            "$@"
        ) >"$lane.log" 2>&1 </dev/null
        printf '%s\n' $? >"$lane.status"
    ) &
    set +m
    printf '%s\n' $! >"$lane.pid"
}

# Wait for a lane that was started, if it was; a failure in it is one of the whole.
join() { # lane
    local lane=$lanes/$1
    [ -e "$lane.pid" ] || return 0
    wait "$(<"$lane.pid")" || :
    rm -- "$lane.pid"
    cat -- "$lane.log"
    [ "$(cat -- "$lane.status" 2>/dev/null)" = 0 ] ||
        note_failure "$1" "'$1', which ran beside the tests, failed"
}

join_ended() {
    local status lane
    for status in "$lanes"/*.status; do
        lane=${status##*/}
        [ ! -e "$status" ] || join "${lane%.status}"
    done
}
