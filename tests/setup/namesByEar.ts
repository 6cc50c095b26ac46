/**
 * Names as somebody types them who has heard or half remembers them, then as they are: sound-alikes, words split or
 * joined, two slips. Written down before the search was tuned to any of them.
 */
export const NAMES_BY_EAR = `
Filip Shmidt|Philipp Schmidt
Kathryn Meier|Catherine Mayer
Shawn Connery|Sean Connery
Shwartzeneger|Arnold Schwarzenegger
McConahay|Matthew McConaughey
Brittany Spears|Britney Spears
Chaikovsky|Pyotr Tchaikovsky
Tschaikowsky|Pyotr Tchaikovsky
Wei Lee|Wei Li
Ann Van Dike|Ann Vandyke
Patrick O Conor|Patrick O'Connor
schwartzeneg|Arnold Schwarzenegger
Cristoff|Karl Christoph
Ghandi|Mahatma Gandhi
Tanka|Kenji Tanaka
Neitzche|Friedrich Nietzsche
Nitsche|Friedrich Nietzsche
Steven Hawkins|Stephen Hawking
Steve Spielburg|Steven Spielberg
Stephen Speilberg|Steven Spielberg
Jhon Lenon|John Lennon
Micheal Jakson|Michael Jackson
Micheal Faradey|Michael Faraday
Albert Einstien|Albert Einstein
Mozzart|Wolfgang Mozart
Betovhen|Ludwig Beethoven
Bethoven|Ludwig Beethoven
Rachmaninof|Sergei Rachmaninoff
Rakhmaninov|Sergei Rachmaninoff
Dostoyevski|Fyodor Dostoevsky
Dostojewski|Fyodor Dostoevsky
Tolstoi|Leo Tolstoy
Gorbachov|Mikhail Gorbachev
Gorbatschow|Mikhail Gorbachev
Krushchev|Nikita Khrushchev
Kruschev|Nikita Khrushchev
Solzenitsyn|Alexander Solzhenitsyn
Yeltzin|Boris Yeltsin
Shostakovitch|Dmitri Shostakovich
Zelenski|Volodymyr Zelenskyy
Navalni|Alexei Navalny
Nabokof|Vladimir Nabokov
Kissenger|Henry Kissinger
Eisenhauer|Dwight Eisenhower
Rosevelt|Franklin Roosevelt
Roosvelt|Franklin Roosevelt
Clark Gabel|Clark Gable
Reece Wetherspoon|Reese Witherspoon
Johny Dep|Johnny Depp
Leonardo Di Caprio|Leonardo DiCaprio
Decaprio|Leonardo DiCaprio
Scorcese|Martin Scorsese
Robert Deniro|Robert De Niro
Al Pachino|Al Pacino
Angelena Jolie|Angelina Jolie
Niki Minaj|Nicki Minaj
Arianna Grande|Ariana Grande
Scarlet Johanson|Scarlett Johansson
Zach Galifinakis|Zach Galifianakis
Jake Gylenhal|Jake Gyllenhaal
Renee Zelwegger|Renée Zellweger
Saoirse Ronen|Saoirse Ronan
Sersha Ronan|Saoirse Ronan
Chris Hemsworthy|Chris Hemsworth
Benedict Cumberbach|Benedict Cumberbatch
Kira Nightly|Keira Knightley
Rafe Fiennes|Ralph Fiennes
Hugh Jackmann|Hugh Jackman
Jeniffer Anniston|Jennifer Aniston
Elisabeth Taylor|Elizabeth Taylor
Oprah Winfry|Oprah Winfrey
Barak Obama|Barack Obama
Hillery Clinton|Hillary Clinton
Condoleeza Rice|Condoleezza Rice
Buttigeg|Pete Buttigieg
Mark Zukerberg|Mark Zuckerberg
Zuckerburg|Mark Zuckerberg
Elon Mask|Elon Musk
Jef Besos|Jeff Bezos
Sheryl Sanberg|Sheryl Sandberg
Satia Nadela|Satya Nadella
Sunder Pichai|Sundar Pichai
Wosniak|Steve Wozniak
Kathy Smyth|Cathy Smith
Jon Smithe|John Smith
Thomson|Emma Thompson
Tomson|Emma Thompson
Jonson|Boris Johnson
Stevenson|Robert Stephenson
Philips|Mark Phillips
Fillips|Mark Phillips
Geoffry Clarck|Jeffrey Clark
Jeffry Clarke|Geoffrey Clark
Allan Shepherd|Alan Shepard
Sheppard|Alan Shepard
Nickolson|Jack Nicholson
Mc Donald|Ronald MacDonald
Mackenzie|Scott McKenzie
Mcloud|Fiona MacLeod
Mac Gregor|Ewan McGregor
Obrian|Conan O'Brien
O Reilly|Tim O'Reilly
Fitz Gerald|Scott Fitzgerald
De La Croix|Eugène Delacroix
Vangogh|Vincent van Gogh
Van Goth|Vincent van Gogh
Van der Berg|Jan Vandenberg
Vanderbild|Cornelius Vanderbilt
Lindenberg|Charles Lindbergh
Lindburg|Charles Lindbergh
Heidiger|Martin Heidegger
Hidegger|Martin Heidegger
Kirkegaard|Søren Kierkegaard
Wittgenstien|Ludwig Wittgenstein
Witgenstein|Ludwig Wittgenstein
Goethe|Johann Goethe
Gothe|Johann Goethe
Schoppenhauer|Arthur Schopenhauer
Shopenhauer|Arthur Schopenhauer
Shroedinger|Erwin Schrödinger
Schrodinger|Erwin Schrödinger
Heisenburg|Werner Heisenberg
Plank|Max Planck
Ofenbach|Jacques Offenbach
Shubert|Franz Schubert
Shumann|Robert Schumann
Shoenberg|Arnold Schoenberg
Chopan|Frédéric Chopin
Shopin|Frédéric Chopin
Sibelious|Jean Sibelius
Dvorjak|Antonín Dvořák
Smettana|Bedřich Smetana
Stravinski|Igor Stravinsky
Stokhausen|Karlheinz Stockhausen
Pavaroti|Luciano Pavarotti
Michaelangelo|Michelangelo Buonarroti
Boticelli|Sandro Botticelli
Caravagio|Michelangelo Caravaggio
Carravagio|Michelangelo Caravaggio
Vermer|Johannes Vermeer
Rembrant|Rembrandt van Rijn
Bruegal|Pieter Bruegel
Matise|Henri Matisse
Gaugin|Paul Gauguin
Cezzane|Paul Cézanne
Toulouse Lautrek|Henri Toulouse-Lautrec
Magrite|René Magritte
Picaso|Pablo Picasso
Kandinski|Wassily Kandinsky
Modigliani|Amedeo Modigliani
Modilliani|Amedeo Modigliani
Ericson|Leif Eriksson
Erikson|Sven Ericsson
Andersson|Hans Andersen
Petersson|Oscar Peterson
Gustavson|Nils Gustafsson
Johannsen|Lars Johansson
Christensen|Inger Kristensen
Kristiansen|Ole Christiansen
Chistopher Nolen|Christopher Nolan
Muller|Thomas Müller
Mueler|Thomas Müller
Weiss|Peter Weiß
Kowalsky|Jan Kowalski
Novack|Kim Novak
Lewandovsky|Robert Lewandowski
Guardeola|Pep Guardiola
Morinho|José Mourinho
Ibrahimovich|Zlatan Ibrahimović
Jokovic|Novak Djokovic
Federrer|Roger Federer
Sharapowa|Maria Sharapova
Nowitski|Dirk Nowitzki
Muhamad Aly|Muhammad Ali
Mohamed Salla|Mohamed Salah
Sadam Husain|Saddam Hussein
Gadafi|Muammar Gaddafi
Quadafi|Muammar Gaddafi
Mubarrak|Hosni Mubarak
Arrafat|Yasser Arafat
Netanjahu|Benjamin Netanyahu
Natenyahu|Benjamin Netanyahu
Kyosaki|Robert Kiyosaki
Murakammi|Haruki Murakami
Miazaki|Hayao Miyazaki
Kurasawa|Akira Kurosawa
Tanizaky|Junichiro Tanizaki
Jao Ming|Yao Ming
Xi Jingping|Xi Jinping
Zang Ziyi|Zhang Ziyi
Nguen|Viet Nguyen
Ngyuen|Viet Nguyen
Chowdry|Anjali Chaudhary
Chaudhry|Anjali Chaudhary
Aggarwal|Rohit Agarwal
Mukherji|Pranab Mukherjee
Banerji|Mamata Banerjee
Ramanujam|Srinivasa Ramanujan
Krishnamurti|Jiddu Krishnamurthy
Venkatesh|Ramesh Venkatesan
Gonzales|Felipe González
Rodriges|James Rodríguez
Marques|Gabriel Márquez
Vasquez|Tabaré Vázquez
Hernandes|Xavi Hernández
Cervantez|Miguel Cervantes
Bolsanaro|Jair Bolsonaro
Ronaldino|Gaúcho Ronaldinho
Giusepe Verdy|Giuseppe Verdi
Pitzner|Hans Pfitzner
Pfeifer|Michelle Pfeiffer
Fifer|Michelle Pfeiffer
Shiffer|Claudia Schiffer
Schumaker|Michael Schumacher
Shumacher|Michael Schumacher
Hofman|Dustin Hoffman
Hoffmann|Philip Hofmann
Kaufmann|Andy Kaufman
Feynmann|Richard Feynman
Fineman|Richard Feynman
Openheimer|Robert Oppenheimer
Oppenhimer|Robert Oppenheimer
`
  .trim()
  .split('\n')
  .map((line) => {
    const [search = '', name = ''] = line.split('|');
    return { search, name };
  });
