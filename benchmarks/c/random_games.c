/* Random games in C, to measure the compiled kernel by: the same state, algorithm and draws.
 *
 *     random_games BOARD SEED GAMES
 *
 * prints the seconds of processor time, the decisions, the legal actions over all decisions and the
 * points of both players. BOARD is 0 (revised) or 1 (original), SEED the first state of the
 * generator, not 0. The tables come from the header that benchmarks/kernel.py writes.
 */

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tables.h"

enum { ACTION, SPECIAL, OVER };

struct player {
    uint64_t low, high;
    int64_t buttons, clock, earns;
};

struct state {
    struct player players[2];
    int64_t turn, stage, tile;
    uint64_t left;
    int64_t next, board;
};

_Static_assert(sizeof(struct state) == sizeof START[0], "the words of the kernel's state");

struct anchors {
    uint64_t low, high;
};

/* The anchors of one orientation that fits somewhere. */
struct fitting {
    int64_t orientation;
    struct anchors anchors;
};

struct sums {
    int64_t decisions, legal, points;
};

static inline int64_t popcount(uint64_t word) { return __builtin_popcountll(word); }

static inline int64_t trailing_zeros(uint64_t word) { return __builtin_ctzll(word); }

static inline int64_t draw(uint64_t *source, int64_t below) {
    uint64_t word = *source;
    word ^= word << 13;
    word ^= word >> 7;
    word ^= word << 17;
    *source = word;
    return (int64_t)(((word >> 32) * (uint64_t)below) >> 32);
}

/* The place in the ring of the patch `choice` of the market; -1 if there is none. */
static inline int64_t place_of_choice(const struct state *state, int choice) {
    uint64_t ahead = (state->left >> state->next | state->left << (RING - state->next)) & RING_FULL;
    while (choice-- > 0)
        ahead &= ahead - 1;
    if (ahead == 0)
        return -1;
    int64_t place = state->next + trailing_zeros(ahead);
    return place >= RING ? place - RING : place;
}

/* Where an orientation's anchor may lie, all at once: a shift of the free spaces for each square. */
static inline struct anchors anchors_of(uint64_t free_low, uint64_t free_high, int64_t orientation) {
    struct anchors found = {ANCHORS_LOW[orientation], ANCHORS_HIGH[orientation]};
    int64_t offsets = OFFSETS[orientation];
    for (int64_t i = 0; i < SPACES_OF[orientation]; i++, offsets >>= 8) {
        int64_t by = offsets & 63;
        found.low &= free_low >> by | free_high << (LOW_BITS - by);
        found.high &= free_high >> by;
    }
    return found;
}

static inline int64_t nth_space(struct anchors spaces, int64_t number) {
    int64_t start = 0, count = popcount(spaces.low);
    uint64_t word = spaces.low;
    if (number >= count) {
        number -= count;
        word = spaces.high;
        start = LOW_BITS;
    }
    while (number-- > 0)
        word &= word - 1;
    return start + trailing_zeros(word);
}

/* A legal action drawn uniformly; `legal` is set to how many there are. */
static int64_t random_legal(const struct state *state, const int64_t *ring, uint64_t *source,
                            int64_t *legal) {
    const struct player *mover = &state->players[state->turn];
    uint64_t free_low = ~mover->low & LOW_FULL, free_high = ~mover->high & HIGH_FULL;
    if (state->stage == SPECIAL) {
        *legal = popcount(free_low) + popcount(free_high);
        return FIRST_SPECIAL +
               nth_space((struct anchors){free_low, free_high}, draw(source, *legal));
    }
    struct fitting fitting[MARKET * 8];
    int64_t count = 1, kept = 0;
    for (int choice = 0; choice < MARKET; choice++) {
        int64_t place = place_of_choice(state, choice);
        if (place < 0 || PRICE[ring[place]] > mover->buttons)
            continue;
        int64_t patch = ring[place];
        for (int64_t o = FIRST_ORIENTATION[patch]; o < FIRST_ORIENTATION[patch + 1]; o++) {
            struct anchors found = anchors_of(free_low, free_high, o);
            fitting[kept++] = (struct fitting){o, found};
            count += popcount(found.low) + popcount(found.high);
        }
    }
    *legal = count;
    int64_t number = draw(source, count) - 1;
    if (number < 0)
        return PASS;
    for (int64_t i = 0; i < kept; i++) {
        int64_t here = popcount(fitting[i].anchors.low) + popcount(fitting[i].anchors.high);
        if (number < here) {
            int64_t space = nth_space(fitting[i].anchors, number), o = fitting[i].orientation;
            return FIRST_ACTION[o] + ROW_OF[space] * ANCHOR_COLUMNS[o] + COLUMN_OF[space];
        }
        number -= here;
    }
    return PASS;
}

static inline bool has_7x7(const struct player *player) {
    if (popcount(player->low) + popcount(player->high) < 49)
        return false;
    for (int i = 0; i < SQUARES_OF_49; i++)
        if ((player->low & SQUARE_LOW[i]) == SQUARE_LOW[i] &&
            (player->high & SQUARE_HIGH[i]) == SQUARE_HIGH[i])
            return true;
    return false;
}

static inline void cover(struct state *state, int64_t action) {
    struct player *mover = &state->players[state->turn];
    mover->low |= MASK_LOW[action];
    mover->high |= MASK_HIGH[action];
    if (state->tile == 0 && has_7x7(mover))
        state->tile = state->turn + 1;
}

/* Take a patch of the market out of the ring; the neutral token moves to the gap. */
static inline void take(struct state *state, const int64_t *ring, int64_t patch) {
    for (int choice = 0; choice < MARKET; choice++) {
        int64_t place = place_of_choice(state, choice);
        if (ring[place] == patch) {
            state->left ^= UINT64_C(1) << place;
            state->next = place;
            int64_t following = place_of_choice(state, 0);
            state->next = following < 0 ? 0 : following;
            return;
        }
    }
}

/* Move the mover's token and settle what it crosses; whose turn it is, and for what. */
static inline void advance(struct state *state, int64_t to) {
    struct player *mover = &state->players[state->turn];
    int64_t start = mover->clock, waiting = state->players[1 - state->turn].clock;
    mover->clock = to;
    mover->buttons += mover->earns * (MARKS_UP_TO[to] - MARKS_UP_TO[start]);
    if (to > waiting) {
        int64_t ahead = start > waiting ? start : waiting;
        int64_t special = NEXT_SPECIAL[state->board * (LAST_SPACE + 1) + ahead];
        if (special <= to && (mover->low != LOW_FULL || mover->high != HIGH_FULL))
            state->stage = SPECIAL;
        else
            state->turn = 1 - state->turn;
    } else if (to == LAST_SPACE) {
        state->stage = OVER;
        state->turn = 1 - state->turn;
    }
}

static inline int64_t up_to_the_last(int64_t space) {
    return space < LAST_SPACE ? space : LAST_SPACE;
}

static inline void play(struct state *state, const int64_t *ring, int64_t action) {
    struct player *mover = &state->players[state->turn];
    if (state->stage == SPECIAL) {
        cover(state, action);
        state->stage = ACTION;
        state->turn = 1 - state->turn;
    } else if (action == PASS) {
        int64_t to = up_to_the_last(state->players[1 - state->turn].clock + 1);
        mover->buttons += to - mover->clock;
        advance(state, to);
    } else {
        int64_t patch = PATCH_OF[action];
        take(state, ring, patch);
        mover->buttons -= PRICE[patch];
        mover->earns += INCOME[patch];
        cover(state, action);
        advance(state, up_to_the_last(mover->clock + TIME[patch]));
    }
}

static inline int64_t score(const struct state *state, int player) {
    const struct player *owner = &state->players[player];
    int64_t covered = popcount(owner->low) + popcount(owner->high);
    int64_t tile = state->tile == player + 1 ? SPECIAL_TILE_POINTS : 0;
    return owner->buttons + tile + POINTS_PER_EMPTY_SPACE * (SPACES - covered);
}

/* Put the patches in a random order, patch 0 (letter A) last. */
static void shuffle_ring(int64_t *ring, uint64_t *source) {
    for (int place = 0; place < RING; place++)
        ring[place] = place + 1 < RING ? place + 1 : 0;
    for (int last = RING - 2; last > 0; last--) {
        int64_t other = draw(source, last + 1), patch = ring[last];
        ring[last] = ring[other];
        ring[other] = patch;
    }
}

static struct sums random_games(const struct state *start, uint64_t *source, int64_t games) {
    struct sums sums = {0, 0, 0};
    int64_t ring[RING], legal;
    while (games-- > 0) {
        shuffle_ring(ring, source);
        struct state state = *start;
        while (state.stage != OVER) {
            play(&state, ring, random_legal(&state, ring, source, &legal));
            sums.decisions++;
            sums.legal += legal;
        }
        sums.points += score(&state, 0) + score(&state, 1);
    }
    return sums;
}

int main(int count, char **words) {
    if (count != 4) {
        fprintf(stderr, "usage: %s BOARD SEED GAMES\n", words[0]);
        return 2;
    }
    struct state start;
    memcpy(&start, START[atoi(words[1])], sizeof start);
    uint64_t source = strtoull(words[2], NULL, 10);
    clock_t begun = clock();
    struct sums sums = random_games(&start, &source, strtoll(words[3], NULL, 10));
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%.6f %" PRId64 " %" PRId64 " %" PRId64 "\n", seconds, sums.decisions, sums.legal,
           sums.points);
    return 0;
}
