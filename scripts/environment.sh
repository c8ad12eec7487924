# Sourced by the scripts beside it: finds a Python, and keeps a virtual environment in order.
# shellcheck shell=bash

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

fail() { # one sentence
    printf '%s: %s\n' "${0##*/}" "$1" >&2
    exit 1
}

# Set `python` to the first of the named Pythons that runs (a shim may not), is 3.11 or newer and can
# make virtual environments.
find_python() {
    local name
    for name in "$@"; do
        python=$(command -v "$name") || continue
        if "$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
            >/dev/null 2>&1; then
            return
        fi
    done
    return 1
}

# The same, with one sentence when there is none; where QUILTBEE_PYTHON names one, only that will do.
need_python() {
    local wanted='Python 3.11 or newer with its venv module'
    if [ -n "${QUILTBEE_PYTHON:-}" ]; then
        find_python "$QUILTBEE_PYTHON" || fail "QUILTBEE_PYTHON=$QUILTBEE_PYTHON is not $wanted"
    else
        find_python "$@" || fail "no $wanted is at hand: install one (on Debian or Ubuntu: apt-get \
install python3 python3-venv), or name it in QUILTBEE_PYTHON"
    fi
}

# What an environment was made from: it is renewed when one of these files or its place changes.
stamp_of() {
    printf '%s\n' "$root"
    cat -- "$@" | cksum
}

is_ready() { # folder, a module that it has, then the files of its stamp
    local folder=$1 module=$2
    shift 2
    [ -e "$folder/.stamp" ] && [ "$(<"$folder/.stamp")" = "$(stamp_of "$@")" ] &&
        "$folder/bin/python" -P -c "import $module" >/dev/null 2>&1
}

# Make the environment's folder usable by pip: anew if it is broken, half made or was moved.
open_environment() { # folder, python
    local folder=$1 place=$root
    [ ! -e "$folder/.stamp" ] || read -r place <"$folder/.stamp"
    trap 'fail "interrupted: the next run sets up what is missing"' INT TERM
    if [ -e "$folder/.unfinished" ] || [ "$place" != "$root" ] ||
        ! "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
        mkdir -p "$folder" 2>/dev/null || fail "the folder $folder cannot be made"
        "$2" -m venv --clear "$folder" || fail "$2 could not make a virtual environment in $folder"
    fi
    touch "$folder/.unfinished"
    rm -f "$folder/.stamp" "$folder/install.log"
}

close_environment() { # folder, then the files of its stamp
    local folder=$1
    shift
    stamp_of "$@" >"$folder/.stamp"
    rm -f "$folder/.unfinished"
    trap - INT TERM
}

show_packages() { # pip's lines become one line that changes, on a terminal only
    local line
    while IFS= read -r line; do
        case $line in
        'Collecting '* | 'Installing '*) [ ! -t 2 ] || printf '\r\033[K  %.60s' "$line" >&2 ;;
        esac
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
}

pip_install() { # folder, then pip's arguments
    local folder=$1 log=$1/install.log
    shift
    if ! "$folder/bin/python" -m pip install --disable-pip-version-check --no-input \
        --timeout 30 --retries 2 --prefer-binary "$@" 2>&1 | tee -a "$log" | show_packages; then
        if grep -qE 'Failed to establish|name resolution|timed out|unreachable' "$log"; then
            fail "the package index cannot be reached: connect to the network and run this again"
        fi
        fail "pip could not install what is needed: $(grep -E '(Error|ERROR): ' "$log" |
            tail -n 1 | sed 's/^ *//') (the whole of it is in $log)"
    fi
}

# Set `tools` to the folder of the first environment at hand that has all the named commands.
need_tools() {
    local folder name
    for folder in "$root"/.venv-test-3.11 "$root"/.venv-test-* "$root"/.venv; do
        tools=$folder/bin
        for name in "$@"; do
            [ -x "$tools/$name" ] || continue 2
        done
        return
    done
    fail "no environment here has $*: run scripts/test first, which makes one"
}
