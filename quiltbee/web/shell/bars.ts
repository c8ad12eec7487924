/** Stack a bar at the lower edge of the page, so that none covers another. */
export function addBar(bar: HTMLElement) {
  edge().append(bar);
}

function edge() {
  const there = document.getElementById('bars');
  if (there) return there;
  const made = document.createElement('div');
  made.id = 'bars';
  document.body.append(made);
  return made;
}
