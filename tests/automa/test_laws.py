"""What holds in every solo game."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.automa import AUTOMA, CARDS, LEVELS, PERSON, at_level, outcomes_by_level
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, LETTERS, PATCHES, Stage
from tests.profiles import scaled

from .strategies import SoloGame, replay, solo_games

every_game = settings(max_examples=scaled(60))


@every_game
@given(solo_games())
def test_cards_are_neither_lost_nor_doubled(game: SoloGame) -> None:
    for solo in game.positions:
        assert sorted(solo.pile + solo.aside + solo.discards) == list(game.deck.cards)


@every_game
@given(solo_games())
def test_cards_come_in_the_order_of_the_shuffles(game: SoloGame) -> None:
    order = [number for shuffle in game.shuffles for number in shuffle][2:]
    turned = [turn.card.number for _, turn, _ in game.turns]
    assert turned == order[: len(turned)]


@every_game
@given(solo_games())
def test_patches_are_neither_lost_nor_doubled(game: SoloGame) -> None:
    for solo in game.positions:
        placed = "".join(move.letter for move in solo.table.players[0].quilt.patches)
        assert sorted(solo.table.ring + solo.taken + placed) == sorted(LETTERS)


@every_game
@given(solo_games())
def test_the_budget_is_respected(game: SoloGame) -> None:
    for before, turn, _ in game.turns:
        for letter in before.table.ring[:3]:
            within = PATCHES[letter].buttons <= CARDS[turn.card.number].budget
            assert (letter in turn.affordable) == within
        assert set(turn.affordable) <= set(before.table.ring[:3])
        assert (turn.taken is None) == (turn.affordable == "")
        assert turn.taken is None or turn.taken in turn.affordable


@every_game
@given(solo_games())
def test_filters_narrow_down_to_one_in_the_order_of_the_card(game: SoloGame) -> None:
    for _, turn, _ in game.turns:
        assert (len(turn.affordable) > 1) == (len(turn.steps) > 0)
        before = turn.affordable
        for step in turn.steps:
            assert len(before) > 1
            assert step.left
            assert step.left == "".join(letter for letter in before if letter in step.left)
            assert not step.skipped or step.left == before
            before = step.left
        assert before == (turn.taken or "")
        filters = CARDS[turn.card.number].filters
        assert tuple(step.filter for step in turn.steps) == filters[: len(turn.steps)]


@every_game
@given(solo_games())
def test_the_automa_never_pays_and_gets_what_its_cards_show(game: SoloGame) -> None:
    for before, turn, after in game.turns:
        crossed = sum(turn.start < mark <= turn.stop for mark in INCOME_MARKS)
        gained = after.table.players[1].buttons - before.table.players[1].buttons
        assert gained == turn.income == CARDS[turn.card.number].income * crossed
    for before, after in game.steps:
        if not before.is_automas_turn:
            assert after.table.players[1] == before.table.players[1]


@every_game
@given(solo_games())
def test_the_person_plays_as_in_a_duel_and_the_automa_changes_nothing_of_theirs(
    game: SoloGame,
) -> None:
    moves = iter(game.moves)
    for before, after in game.steps:
        if before.is_automas_turn:
            assert before.legal_moves() == []
            assert after.table.players[0] == before.table.players[0]
        else:
            assert before.legal_moves() == before.table.legal_moves()
            assert after == replace(before, table=before.table.play(next(moves)))
    assert list(moves) == []


@every_game
@given(solo_games())
def test_the_player_behind_moves_or_on_the_same_space_the_last_to_arrive(game: SoloGame) -> None:
    assert game.start.table.turn == PERSON
    for before, after in game.steps:
        person, automa = (player.time for player in after.table.players)
        assert abs(person - automa) <= 6
        last = AUTOMA if before.is_automas_turn else PERSON
        if person == automa == LAST_SPACE:
            assert after.is_over
            assert after.table.turn == 3 - last
        elif person == automa:
            assert after.table.turn == last
        elif after.table.stage is Stage.SPECIAL_PATCH:
            assert after.table.turn == last == PERSON
        else:
            assert after.is_automas_turn == (automa < person)


@every_game
@given(solo_games())
def test_the_marker_is_reached_once(game: SoloGame) -> None:
    reached = [turn.stop for _, turn, _ in game.turns if turn.reaches_marker]
    assert len(reached) == 1
    for solo in game.positions:
        is_before = solo.table.players[AUTOMA.index].time < LEVELS[game.level].marker
        assert solo.is_marker_on_board == (is_before and solo.table.special_tile != PERSON)


@every_game
@given(solo_games())
def test_the_special_tile_stays_with_its_first_owner(game: SoloGame) -> None:
    for before, after in game.steps:
        if before.table.special_tile is not None:
            assert after.table.special_tile == before.table.special_tile
        elif before.is_automas_turn:
            reaches = before.automa_turn().reaches_marker
            assert after.table.special_tile == (AUTOMA if reaches else None)
        else:
            complete = after.table.players[0].quilt.has_7x7
            assert after.table.special_tile == (PERSON if complete else None)
    assert game.end.table.special_tile in (PERSON, AUTOMA)


@every_game
@given(solo_games())
def test_each_special_patch_is_taken_once(game: SoloGame) -> None:
    lost = [mark for _, turn, _ in game.turns for mark in turn.special_patches]
    placed = game.end.table.players[0].quilt.special_patches.bit_count()
    assert len(set(lost)) == len(lost)
    assert set(lost) <= set(game.board.special_patches)
    assert placed + len(lost) == 5 or game.end.table.players[0].quilt.empty_spaces == 0


@every_game
@given(solo_games())
def test_scores_are_as_the_level_says(game: SoloGame) -> None:
    for solo in game.positions:
        incomes = [PATCHES[letter].income for letter in solo.taken]
        held = solo.table.players[1].buttons
        patches, printed = sum(map(bool, incomes)), sum(incomes)
        tile = 7 if solo.table.special_tile == AUTOMA else 0
        counted = {
            1: 0,
            2: held,
            3: held + patches,
            4: held + printed,
            5: held + patches + printed,
        }
        assert solo.automa_score.total == tile + counted[game.level]
        person = solo.table.players[0]
        bonus = 7 if solo.table.special_tile == PERSON else 0
        assert solo.scores == (
            person.buttons + bonus - 2 * person.quilt.empty_spaces,
            tile + counted[game.level],
        )


@every_game
@given(solo_games())
def test_the_winner_has_more_points_or_was_first_on_53(game: SoloGame) -> None:
    result = game.end.outcome
    assert result is not None
    person, automa = result.scores
    first = next(
        PERSON if solo.table.players[0].time == LAST_SPACE else AUTOMA
        for solo in game.positions
        if any(player.time == LAST_SPACE for player in solo.table.players)
    )
    assert result.winner == (first if person == automa else 1 if person > automa else 2)
    assert all(solo.outcome is None for solo in game.positions[:-1])


@every_game
@given(solo_games(), st.sampled_from(sorted(LEVELS)))
def test_at_level_agrees_with_playing_the_same_moves_at_that_level(
    game: SoloGame, other: int
) -> None:
    positions = replay(game.deck, other, game.board, game.ring, game.shuffles, game.moves)
    assert at_level(game.positions, LEVELS[other]) == positions[-1]
    assert outcomes_by_level(game.positions)[other] == positions[-1].outcome


@every_game
@given(solo_games())
def test_only_the_order_of_the_cards_is_random(game: SoloGame) -> None:
    again = replay(game.deck, game.level, game.board, game.ring, game.shuffles, game.moves)
    assert tuple(again) == game.positions
    assert len(set(game.positions)) == len(set(again)) == len(game.positions)


@every_game
@given(solo_games())
def test_a_turn_depends_on_the_top_card_alone(game: SoloGame) -> None:
    for before, turn, after in game.turns:
        below = before.pile[1:]
        other = replace(before, pile=(before.pile[0], *below[::-1]), discards=())
        assert other.automa_turn() == turn
        assert other.turn_card()[1].table == after.table
