/** The lower edge of the page, where bars stand above one another: none covers another. */
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
