// One line, so that shared modules resolve before anything asks for them.
void import('./bootstrap');
